/**
 * Solves absorbing Markov chains: computes the expected cost and the probability of a good end (such as a win), from
 * all nodes at once.
 *
 * Nodes are eliminated one by one, as by Grassmann, Taksar and Heyman ("Regenerative analysis and steady state
 * distributions for Markov chains", 1985). Each transition into an eliminated node is replaced by transitions to the
 * successors of that node. Nothing is ever subtracted, so single precision is enough. Then back substitution computes
 * the results of the eliminated nodes, starting with the node that was eliminated last.
 *
 * Nodes with a low Markowitz count (in-degree times out-degree) are eliminated first, so that the chain stays sparse.
 */
import { toFloat32 } from "../float32";
import type { Task } from "../task";
import { chainLocals, reserveTransitions, type AbsorbingChain, type Absorption } from "./absorbing-chain";

/**
 * The solver passes over all nodes several times and eliminates some of them in each pass. In the first pass it
 * eliminates the nodes whose Markowitz count (in-degree times out-degree) is at most this number.
 */
const FIRST_MARKOWITZ_LIMIT = 2;
// From its second pass over the nodes on, the solver compares each node's Markowitz count (in-degree times out-degree)
// with the lowest one. It eliminates a node whose count is at most a quarter higher than the lowest count.
const MARKOWITZ_SLACK_DIVISOR = 4;
const NO_LIMIT = 1000000000;

// The number of steps of the elimination that a background task makes on a Markov chain before the task pauses.
// Following one transition is one step. In the back substitution, more steps are made before a pause, because they take
// less time.
const ELIMINATION_STEPS_PER_SLICE = 180;
const SUBSTITUTION_STEPS_PER_SLICE = 300;
const STEPS_PER_NODE = 4;
const STEPS_PER_INCOMING = 6;
const STEPS_PER_OUTGOING = 4;

/**
 * The mark in the list `inHead` for a node of a Markov chain whose result must be computed, because other results
 * depend on it.
 */
const NEEDED = -1;

/** Returns the lists of `absorption` as a new record, whose fields the build can make Lua locals. @inline */
function absorptionLocals(absorption: Absorption): Absorption {
  const { absorbedWeight, winProbability, expectedCost, isWinCertain } = absorption;
  return { absorbedWeight, winProbability, expectedCost, isWinCertain };
}

/**
 * Adds a transition from the node `source` to the node `target` to a Markov chain. If the chain already has such a
 * transition, adds `weight` to the weight of that transition instead. @inline
 */
function addTransition(chain: AbsorbingChain, source: number, target: number, weight: number): void {
  const known = chain.lastTransitionTo[target - 1];
  if (chain.source[known - 1] === source) chain.weight[known - 1] = toFloat32(chain.weight[known - 1] + weight);
  else {
    let transition = chain.freeTransition;
    chain.freeTransition = 0;
    if (transition === 0) {
      chain.transitionCount++;
      transition = chain.transitionCount;
      chain.source[transition - 1] = source;
    }
    const head = chain.outHead[source - 1];
    if (head > 0) chain.outPrevious[head - 1] = transition;
    chain.target[transition - 1] = target;
    chain.weight[transition - 1] = weight;
    chain.outPrevious[transition - 1] = 0;
    chain.outNext[transition - 1] = head;
    chain.inNext[transition - 1] = chain.inHead[target - 1];
    chain.outHead[source - 1] = transition;
    chain.inHead[target - 1] = transition;
    chain.outDegree[source - 1]++;
    chain.inDegree[target - 1]++;
  }
}

/**
 * Solves a Markov chain: computes the probability of a good end (such as a win) and the expected cost from all nodes.
 * Destroys the transitions of the chain.
 */
export function* solveChain(chain: AbsorbingChain, absorption: Absorption): Task<void> {
  const eliminatedCount = yield* eliminateNodes(chain, absorption);
  yield;
  yield* substituteBack(chain, absorption, eliminatedCount, true);
}

/**
 * Solves a Markov chain for the node `node` alone, with the same results for this node as `solveChain`. This takes less
 * time, because only about one node in six is needed. The results of other nodes are undefined.
 */
export function* solveChainFor(chain: AbsorbingChain, absorption: Absorption, node: number): Task<void> {
  const eliminatedCount = yield* eliminateNodes(chain, absorption);
  yield;
  yield* markNeeded(chain, node, eliminatedCount);
  yield;
  yield* substituteBack(chain, absorption, eliminatedCount, false);
}

function* eliminateNodes(pooled: AbsorbingChain, absorption: Absorption): Task<number> {
  /** The lists with the results of all nodes. @locals */
  const sums: Absorption = absorptionLocals(absorption);
  /** The lists and counts of the Markov chain. @locals */
  const chain: AbsorbingChain = chainLocals(pooled);
  let stepsLeft = ELIMINATION_STEPS_PER_SLICE;
  let eliminatedCount = 0;
  let markowitzLimit = FIRST_MARKOWITZ_LIMIT;
  while (chain.nodeCount > 0) {
    let keptCount = 0;
    let lowestMarkowitz = NO_LIMIT;
    for (let index = 1; index <= chain.nodeCount; index++) {
      const node = chain.remaining[index - 1];
      const markowitzCount = chain.inDegree[node - 1] * chain.outDegree[node - 1];
      stepsLeft--;
      if (markowitzCount > markowitzLimit) {
        keptCount++;
        chain.remaining[keptCount - 1] = node;
        if (markowitzCount < lowestMarkowitz) lowestMarkowitz = markowitzCount;
      } else {
        // The number of further transitions for which the lists must have space. Eliminating a node replaces each
        // transition into the node by one transition for each successor of the node. The first of these new transitions
        // reuses the number of the replaced transition, so only the other new transitions need space.
        const extraCount = markowitzCount - chain.inDegree[node - 1];
        if (chain.transitionCount + extraCount > chain.transitionCapacity) {
          yield* reserveTransitions(pooled, chain.transitionCount, extraCount);
          chain.transitionCapacity = pooled.transitionCapacity;
        }
        eliminatedCount++;
        chain.eliminated[eliminatedCount - 1] = node;
        stepsLeft -= STEPS_PER_NODE;
        /** The results of the node that is eliminated, and the total weight of its transitions. @locals */
        const here: NodeSums = detachSuccessors(chain, sums, node);
        const bypassSteps = STEPS_PER_INCOMING + STEPS_PER_OUTGOING * chain.outDegree[node - 1];
        let incoming = chain.inHead[node - 1];
        let incomingLeft = chain.inDegree[node - 1];
        while (incomingLeft > 0) {
          const source = chain.source[incoming - 1];
          const nextIncoming = chain.inNext[incoming - 1];
          if (chain.totalWeight[source - 1] === 0) {
            incomingLeft--;
            const share = toFloat32(chain.weight[incoming - 1] / here.total);
            addShares(sums, source, here, share);
            const steps = bypassSteps + chain.outDegree[source - 1];
            if (steps > stepsLeft) {
              stepsLeft = ELIMINATION_STEPS_PER_SLICE;
              yield;
            }
            stepsLeft -= steps;
            bypassNode(chain, source, node, incoming, share);
          }
          incoming = nextIncoming;
        }
      }
      if (stepsLeft <= 0) {
        stepsLeft = ELIMINATION_STEPS_PER_SLICE;
        yield;
      }
    }
    chain.nodeCount = keptCount;
    markowitzLimit = lowestMarkowitz + Math.floor(lowestMarkowitz / MARKOWITZ_SLACK_DIVISOR);
  }
  return eliminatedCount;
}

/**
 * What the solver of a Markov chain knows of one node: its entries in the lists of `Absorption`, and the total weight
 * of its transitions.
 */
interface NodeSums {
  readonly absorbed: number;
  readonly probability: number;
  readonly cost: number;
  readonly total: number;
}

/** Adds the results of an eliminated node, multiplied by `share`, to the results of the node `source`. @inline */
function addShares(sums: Absorption, source: number, eliminated: NodeSums, share: number): void {
  addShare(sums.absorbedWeight, source, eliminated.absorbed, share);
  if (!sums.isWinCertain) addShare(sums.winProbability, source, eliminated.probability, share);
  addShare(sums.expectedCost, source, eliminated.cost, share);
}

/**
 * Adds `value`, multiplied by `share`, to the entry of the node `source` in a list. Rounds to single precision. @inline
 */
function addShare(values: number[], source: number, value: number, share: number): void {
  const addition = toFloat32(share * value);
  values[source - 1] = toFloat32(values[source - 1] + addition);
}

/**
 * Prepares the elimination of a node from a Markov chain: subtracts the transitions that start at `node` from the
 * in-degrees of its successors. Returns the node's entries in `sums`, and the total weight of its transitions.
 * @inline
 */
function detachSuccessors(chain: AbsorbingChain, sums: Absorption, node: number): NodeSums {
  const absorbed = sums.absorbedWeight[node - 1];
  let total = absorbed;
  let outgoing = chain.outHead[node - 1];
  while (outgoing > 0) {
    total = toFloat32(total + chain.weight[outgoing - 1]);
    chain.inDegree[chain.target[outgoing - 1] - 1]--;
    outgoing = chain.outNext[outgoing - 1];
  }
  chain.totalWeight[node - 1] = total;
  return { absorbed, probability: sums.winProbability[node - 1], cost: sums.expectedCost[node - 1], total };
}

/** Removes a transition from the linked list of transitions that start at the node `source`. @inline */
function unlinkOutgoing(chain: AbsorbingChain, source: number, transition: number): void {
  const previous = chain.outPrevious[transition - 1];
  const next = chain.outNext[transition - 1];
  if (previous > 0) chain.outNext[previous - 1] = next;
  else chain.outHead[source - 1] = next;
  if (next > 0) chain.outPrevious[next - 1] = previous;
  chain.outDegree[source - 1]--;
}

/**
 * Bypasses a node during its elimination from a Markov chain. The transition `incoming`, from `source` to `node`, is
 * replaced by transitions from `source` to the successors of `node`. The weight of each is `share` times the weight of
 * the transition from `node` to the same successor.
 * @inline
 */
function bypassNode(chain: AbsorbingChain, source: number, node: number, incoming: number, share: number): void {
  unlinkOutgoing(chain, source, incoming);
  chain.freeTransition = incoming;
  let outgoing = chain.outHead[source - 1];
  while (outgoing > 0) {
    chain.lastTransitionTo[chain.target[outgoing - 1] - 1] = outgoing;
    outgoing = chain.outNext[outgoing - 1];
  }
  let onward = chain.outHead[node - 1];
  while (onward > 0) {
    const target = chain.target[onward - 1];
    // A transition from `source` to itself is dropped. It would not change where the random process ends, because only
    // the relative weights of the other transitions matter.
    if (target !== source) {
      const weight = toFloat32(share * chain.weight[onward - 1]);
      addTransition(chain, source, target, weight);
    }
    onward = chain.outNext[onward - 1];
  }
}

/**
 * Marks the node `node`, and all nodes that it reaches by the transitions left after the elimination, with `NEEDED` in
 * the list `inHead`. The result of `node` depends on the results of these nodes, which were all eliminated later.
 */
function* markNeeded(
  { eliminated, inHead, outHead, outNext, target }: AbsorbingChain,
  node: number,
  eliminatedCount: number,
): Task<void> {
  inHead[node - 1] = NEEDED;
  let stepsLeft = SUBSTITUTION_STEPS_PER_SLICE;
  for (let index = 1; index <= eliminatedCount; index++) {
    stepsLeft--;
    if (inHead[eliminated[index - 1] - 1] === NEEDED) {
      let outgoing = outHead[eliminated[index - 1] - 1];
      while (outgoing > 0) {
        inHead[target[outgoing - 1] - 1] = NEEDED;
        outgoing = outNext[outgoing - 1];
        stepsLeft--;
      }
    }
    if (stepsLeft <= 0) {
      stepsLeft = SUBSTITUTION_STEPS_PER_SLICE;
      yield;
    }
  }
}

/**
 * Computes the results of the eliminated nodes. Starts with the node that was eliminated last, because the result of a
 * node depends on the results of its successors, which were eliminated later. Unless `isForAll` is true, skips all
 * nodes that `markNeeded` did not mark.
 */
function* substituteBack(
  { eliminated, inHead, outHead, outNext, target, weight, totalWeight }: AbsorbingChain,
  { winProbability, expectedCost, isWinCertain }: Absorption,
  eliminatedCount: number,
  isForAll: boolean,
): Task<void> {
  let stepsLeft = SUBSTITUTION_STEPS_PER_SLICE;
  for (let index = eliminatedCount; index > 0; index--) {
    const node = eliminated[index - 1];
    stepsLeft--;
    if (isForAll || inHead[node - 1] === NEEDED) {
      let probabilityHere = winProbability[node - 1];
      let costHere = expectedCost[node - 1];
      let outgoing = outHead[node - 1];
      stepsLeft -= STEPS_PER_NODE;
      while (outgoing > 0) {
        const successor = target[outgoing - 1];
        const weightHere = weight[outgoing - 1];
        if (!isWinCertain) {
          const addedProbability = toFloat32(weightHere * winProbability[successor - 1]);
          probabilityHere = toFloat32(probabilityHere + addedProbability);
        }
        const addedCost = toFloat32(weightHere * expectedCost[successor - 1]);
        costHere = toFloat32(costHere + addedCost);
        outgoing = outNext[outgoing - 1];
        stepsLeft -= 2;
      }
      if (!isWinCertain) winProbability[node - 1] = toFloat32(probabilityHere / totalWeight[node - 1]);
      expectedCost[node - 1] = toFloat32(costHere / totalWeight[node - 1]);
    }
    if (stepsLeft <= 0) {
      stepsLeft = SUBSTITUTION_STEPS_PER_SLICE;
      yield;
    }
  }
}
