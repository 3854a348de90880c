/**
 * Solves absorbing Markov chains: computes the expected cost and the probability of a good end (such as a win), from
 * all nodes at once. expected-moves.ts builds the chain of a level.
 */
import { fill } from "../fill";
import { acquire, type Lease, type PooledMemory } from "../pool";
import { pushBounded } from "../bounded-list";
import { toFloat32 } from "../float32";
import type { Task } from "../task";

/**
 * An absorbing Markov chain: a random process that moves between nodes until it ends, or is absorbed. A node has
 * weighted transitions to other nodes and a weight of absorption. The probability that the process takes a transition,
 * or ends, is proportional to the weight.
 *
 * Nodes are eliminated one by one, as by Grassmann, Taksar and Heyman ("Regenerative analysis and steady state
 * distributions for Markov chains", 1985). Each transition into an eliminated node is replaced by transitions to the
 * successors of that node. Nothing is ever subtracted, so single precision is enough. Then back substitution computes
 * the results of the eliminated nodes, starting with the node that was eliminated last.
 *
 * Nodes with a low Markowitz count (in-degree times out-degree) are eliminated first, so that the chain stays sparse.
 * Nodes and transitions are numbered from 1; 0 means none. Transition 1 is never used. docs/fast-lua.md explains the
 * style of the code.
 */
export interface AbsorbingChain {
  /** For each node, the newest transition that starts there: the head of a linked list. */
  readonly outHead: number[];
  /** For each node, the newest transition that leads there: the head of a linked list. */
  readonly inHead: number[];
  /** For each node, the number of its transitions to nodes that are not eliminated yet. */
  readonly outDegree: number[];
  /** Each node's number of transitions from nodes that are not eliminated yet. */
  readonly inDegree: number[];
  /**
   * The total weight of the transitions from each node at the time of its elimination. 0 for a node that is not
   * eliminated yet.
   */
  readonly totalWeight: number[];
  /** For each node, the transition to this node that was added or visited last. */
  readonly lastTransitionTo: number[];
  readonly remaining: number[];
  readonly eliminated: number[];
  readonly source: number[];
  readonly target: number[];
  readonly weight: number[];
  /** For each transition, the next newer transition that starts at the same node. */
  readonly outPrevious: number[];
  /** For each transition, the next older transition from the same node, as in a linked list. */
  readonly outNext: number[];
  /** For each transition, the next older transition to the same node, as in a linked list. */
  readonly inNext: number[];
  nodeCount: number;
  transitionCount: number;
  nodeCapacity: number;
  transitionCapacity: number;
  /** The number of an unused transition that the next new transition may reuse, or 0 if there is none. */
  freeTransition: number;
}

/** The lists that `solveChain` reads as its input and overwrites with its results. Each list has one entry per node. */
export interface Absorption {
  /** The total weight with which the random process ends at each node. */
  readonly absorbedWeight: number[];
  /**
   * Before solving: the weight with which the random process reaches a good end, such as a win, directly from each
   * node. After solving: the probability of a good end.
   */
  readonly winProbability: number[];
  /**
   * Before solving: the cost of one step from each node, times the total weight of its transitions. After solving: the
   * expected cost until the random process ends.
   */
  readonly expectedCost: number[];
}

/**
 * The solver passes over all nodes several times and eliminates some of them in each pass. In the first pass it
 * eliminates the nodes whose Markowitz count (in-degree times out-degree) is at most this number.
 */
const FIRST_MARKOWITZ_LIMIT = 2;
// From its second pass over the nodes on, the solver eliminates a node if its Markowitz count (in-degree times
// out-degree) exceeds the lowest such count by at most a quarter.
const MARKOWITZ_SLACK_DIVISOR = 4;
const NO_LIMIT = 1000000000;

// How many steps a background task works on a Markov chain before it pauses. Following one transition is one step.
const STEPS_PER_SLICE = 110;
const STEPS_PER_NODE = 4;
const STEPS_PER_INCOMING = 6;
const STEPS_PER_OUTGOING = 4;

const NODES_PER_SLICE = 80;

const UNUSED_TRANSITION = 1;
/** The mark in `inHead` for a node whose result is needed to compute the results of other nodes. */
const NEEDED = -1;
const INITIAL_CAPACITY = 1024;
/**
 * The most transitions of a Markov chain that stays in the pool. Generated levels never need a larger chain;
 * `dropLargeChains` drops larger ones.
 */
const MAX_POOLED_CAPACITY = 32768;

/**
 * A Markov chain in the pool of reusable chains, with the lists for its results. `memory` records whether a task uses
 * the chain.
 */
interface PooledChain {
  readonly chain: AbsorbingChain;
  readonly absorption: Absorption;
  readonly memory: PooledMemory;
}

// The pool keeps at most two Markov chains, because the level on the screen and the level after it may be analysed at
// the same time.
const pool: PooledChain[] = [];
const MAX_POOLED_CHAINS = 2;

/**
 * A Markov chain from the pool, with the lists for solving it. The task that acquires the chain must release `lease`.
 */
export interface AcquiredChain {
  readonly chain: AbsorbingChain;
  /** The input and the results of `solveChain`. All values are stale at first: write each entry before reading it. */
  readonly absorption: Absorption;
  readonly lease: Lease;
}

/**
 * Acquires a Markov chain from the pool, with space for `nodeCount` nodes and without transitions. The caller must
 * release the lease with `release` of pool.ts.
 */
export function* acquireChain(nodeCount: number): Task<AcquiredChain> {
  dropLargeChains();
  const { chain, absorption, memory } = pool.find(({ memory }) => memory.isFree) ?? addPooledChain();
  const lease = acquire(memory);
  if (chain.nodeCapacity < nodeCount) {
    const { outHead, inHead, outDegree, inDegree, totalWeight, lastTransitionTo } = chain;
    const { absorbedWeight, winProbability, expectedCost } = absorption;
    for (const list of [outHead, inHead, outDegree, inDegree, totalWeight, lastTransitionTo]) {
      yield* fill(list, nodeCount, 0, chain.nodeCapacity);
    }
    for (const list of [absorbedWeight, winProbability, expectedCost]) {
      yield* fill(list, nodeCount, 0, chain.nodeCapacity);
    }
    chain.nodeCapacity = nodeCount;
  }
  for (let from = 0; from < nodeCount; from += NODES_PER_SLICE) {
    clearNodes(chain, from, Math.min(nodeCount, from + NODES_PER_SLICE));
    yield;
  }
  chain.nodeCount = 0;
  chain.transitionCount = UNUSED_TRANSITION;
  return { chain, absorption, lease };
}

function clearNodes({ inHead, inDegree, lastTransitionTo }: AbsorbingChain, from: number, to: number): void {
  for (let node = from; node < to; node++) {
    inHead[node] = 0;
    inDegree[node] = 0;
    lastTransitionTo[node] = UNUSED_TRANSITION;
  }
}

/**
 * Drops large Markov chains from the pool. They grew for a level that a player has made. They would take memory that
 * the next level needs, and the garbage collector would traverse them again and again.
 */
function dropLargeChains(): void {
  for (let index = pool.length - 1; index >= 0; index--) {
    if (pool[index].memory.isFree && pool[index].chain.transitionCapacity > MAX_POOLED_CAPACITY) pool.splice(index, 1);
  }
}

/**
 * Adds a new Markov chain to the pool. The `base` of its memory stays 0, because every entry of a chain is written
 * before it is read, so no stale entry is ever used.
 */
function addPooledChain(): PooledChain {
  const absorption = { absorbedWeight: [], winProbability: [], expectedCost: [] };
  const pooled = { chain: createChain(), absorption, memory: { isFree: true, base: 0, capacity: 0 } };
  pushBounded(pool, pooled, MAX_POOLED_CHAINS);
  return pooled;
}

function createChain(): AbsorbingChain {
  return {
    outHead: [],
    inHead: [],
    outDegree: [],
    inDegree: [],
    totalWeight: [],
    lastTransitionTo: [],
    remaining: [],
    eliminated: [],
    source: [0],
    target: [0],
    weight: [0],
    outPrevious: [0],
    outNext: [0],
    inNext: [0],
    nodeCount: 0,
    transitionCount: 0,
    nodeCapacity: 0,
    transitionCapacity: INITIAL_CAPACITY,
    freeTransition: 0,
  };
}

/**
 * Returns the fields of a Markov chain as a record. The build replaces the record by local variables, which are faster
 * in Lua than fields. @inline
 */
export function chainLocals(chain: AbsorbingChain): AbsorbingChain {
  const {
    outHead,
    inHead,
    outDegree,
    inDegree,
    totalWeight,
    lastTransitionTo,
    remaining,
    eliminated,
    source,
    target,
    weight,
  } = chain;
  const { outPrevious, outNext, inNext, nodeCount, transitionCount, nodeCapacity, transitionCapacity } = chain;
  return {
    outHead,
    inHead,
    outDegree,
    inDegree,
    totalWeight,
    lastTransitionTo,
    remaining,
    eliminated,
    source,
    target,
    weight,
    outPrevious,
    outNext,
    inNext,
    nodeCount,
    transitionCount,
    nodeCapacity,
    transitionCapacity,
    freeTransition: 0,
  };
}

/**
 * Makes space for `extraCount` more transitions in the lists of a Markov chain. Lua takes long to copy a growing table,
 * so each list grows in a step of its own of the background task.
 */
export function* reserveTransitions(chain: AbsorbingChain, transitionCount: number, extraCount: number): Task<void> {
  while (chain.transitionCapacity < transitionCount + extraCount) {
    for (const list of [chain.source, chain.target, chain.weight, chain.outPrevious, chain.outNext, chain.inNext]) {
      yield* fill(list, chain.transitionCapacity + 1, 0, transitionCount);
    }
    chain.transitionCapacity *= 2;
  }
}

/**
 * Appends a transition of weight 1, from the node `source` to the node `target`, to a Markov chain. If the chain
 * already has such a transition, its weight grows by 1 instead. All transitions from one node must be appended in
 * sequence; `countBefore` is the number of transitions before the first of them. Then `appendNode` must be called.
 * @inline
 */
export function appendTransition(chain: AbsorbingChain, countBefore: number, source: number, target: number): void {
  const known = chain.lastTransitionTo[target - 1];
  if (known > countBefore) chain.weight[known - 1]++;
  else {
    chain.transitionCount++;
    const transition = chain.transitionCount;
    chain.source[transition - 1] = source;
    chain.target[transition - 1] = target;
    chain.weight[transition - 1] = 1;
    chain.outPrevious[transition - 1] = transition + 1;
    chain.outNext[transition - 1] = transition - 1;
    chain.inNext[transition - 1] = chain.inHead[target - 1];
    chain.inHead[target - 1] = transition;
    chain.inDegree[target - 1]++;
    chain.lastTransitionTo[target - 1] = transition;
  }
}

/**
 * Appends a node to a Markov chain. All transitions after the first `countBefore` become the transitions from this
 * node. @inline
 */
export function appendNode(chain: AbsorbingChain, node: number, countBefore: number): void {
  chain.totalWeight[node - 1] = 0;
  chain.outDegree[node - 1] = chain.transitionCount - countBefore;
  chain.outHead[node - 1] = 0;
  if (chain.transitionCount > countBefore) {
    chain.outHead[node - 1] = chain.transitionCount;
    chain.outPrevious[chain.transitionCount - 1] = 0;
    chain.outNext[countBefore] = 0;
  }
  chain.nodeCount++;
  chain.remaining[chain.nodeCount - 1] = node;
}

/**
 * Adds `weight` to the transition between two nodes of a Markov chain, from `source` to `target`. If the chain has no
 * such transition, the function creates one. @inline
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
    }
    const head = chain.outHead[source - 1];
    if (head > 0) chain.outPrevious[head - 1] = transition;
    chain.source[transition - 1] = source;
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
  yield* substituteBack(chain, absorption, eliminatedCount, true);
}

/**
 * Solves a Markov chain for the node `node` alone, with the same results for this node as `solveChain`. This takes less
 * time, because only about one node in six is needed. The results of other nodes are undefined.
 */
export function* solveChainFor(chain: AbsorbingChain, absorption: Absorption, node: number): Task<void> {
  const eliminatedCount = yield* eliminateNodes(chain, absorption);
  yield* markNeeded(chain, node, eliminatedCount);
  yield* substituteBack(chain, absorption, eliminatedCount, false);
}

/**
 * Eliminates all nodes of a Markov chain one by one: the first part of solving the chain. Returns the number of
 * eliminated nodes.
 */
function* eliminateNodes(pooled: AbsorbingChain, absorption: Absorption): Task<number> {
  const { absorbedWeight, winProbability, expectedCost } = absorption;
  /** The fields of `chain` become local variables in Lua. @locals */
  const chain: AbsorbingChain = chainLocals(pooled);
  let stepsLeft = STEPS_PER_SLICE;
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
        // Eliminating a node replaces each transition into the node by one transition for each successor of the node.
        // The first of these reuses the number of the old transition, so only the others need room in the lists.
        const extraCount = markowitzCount - chain.inDegree[node - 1];
        if (chain.transitionCount + extraCount > chain.transitionCapacity) {
          yield* reserveTransitions(pooled, chain.transitionCount, extraCount);
          chain.transitionCapacity = pooled.transitionCapacity;
        }
        eliminatedCount++;
        chain.eliminated[eliminatedCount - 1] = node;
        stepsLeft -= STEPS_PER_NODE;
        const total = detachSuccessors(chain, node, absorbedWeight[node - 1]);
        let incoming = chain.inHead[node - 1];
        while (incoming > 0) {
          const source = chain.source[incoming - 1];
          const nextIncoming = chain.inNext[incoming - 1];
          if (chain.totalWeight[source - 1] === 0) {
            const share = toFloat32(chain.weight[incoming - 1] / total);
            addShare(absorbedWeight, source, node, share);
            addShare(winProbability, source, node, share);
            addShare(expectedCost, source, node, share);
            unlinkOutgoing(chain, source, incoming);
            const outgoingSteps = STEPS_PER_OUTGOING * chain.outDegree[node - 1];
            const steps = STEPS_PER_INCOMING + chain.outDegree[source - 1] + outgoingSteps;
            if (steps > stepsLeft) {
              stepsLeft = STEPS_PER_SLICE;
              yield;
            }
            stepsLeft -= steps;
            bypassNode(chain, source, node, incoming, share);
          }
          incoming = nextIncoming;
        }
      }
      if (stepsLeft <= 0) {
        stepsLeft = STEPS_PER_SLICE;
        yield;
      }
    }
    chain.nodeCount = keptCount;
    markowitzLimit = lowestMarkowitz + Math.floor(lowestMarkowitz / MARKOWITZ_SLACK_DIVISOR);
  }
  return eliminatedCount;
}

/**
 * Adds `share` times the value of `node` in the list `values` to the value of `source`.
 * @inline
 */
function addShare(values: number[], source: number, node: number, share: number): void {
  const addition = toFloat32(share * values[node - 1]);
  values[source - 1] = toFloat32(values[source - 1] + addition);
}

/**
 * Prepares the elimination of a node from a Markov chain: subtracts the transitions that start at `node` from the
 * in-degrees of its successors. Returns the sum of their weights and of `absorbedWeight`.
 * @inline
 */
function detachSuccessors(chain: AbsorbingChain, node: number, absorbedWeight: number): number {
  let total = absorbedWeight;
  let outgoing = chain.outHead[node - 1];
  while (outgoing > 0) {
    total = toFloat32(total + chain.weight[outgoing - 1]);
    chain.inDegree[chain.target[outgoing - 1] - 1]--;
    outgoing = chain.outNext[outgoing - 1];
  }
  chain.totalWeight[node - 1] = total;
  return total;
}

/**
 * Removes a transition from the linked list of transitions that begin at `source`.
 * @inline
 */
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
 * replaced by transitions from `source` to the successors of `node`. Their weights are multiplied by `share`.
 * @inline
 */
function bypassNode(chain: AbsorbingChain, source: number, node: number, incoming: number, share: number): void {
  chain.freeTransition = incoming;
  let outgoing = chain.outHead[source - 1];
  while (outgoing > 0) {
    chain.lastTransitionTo[chain.target[outgoing - 1] - 1] = outgoing;
    outgoing = chain.outNext[outgoing - 1];
  }
  let onward = chain.outHead[node - 1];
  while (onward > 0) {
    const target = chain.target[onward - 1];
    // A transition from `source` to itself is dropped. It would not change where the process ends, because only the
    // relative weights of the other transitions matter.
    if (target !== source) {
      const weight = toFloat32(share * chain.weight[onward - 1]);
      addTransition(chain, source, target, weight);
    }
    onward = chain.outNext[onward - 1];
  }
}

/**
 * Writes `NEEDED` into `inHead` for `node` and for all nodes that it reaches by the transitions left after the
 * elimination. The result of `node` depends on the results of these nodes, which were all eliminated later.
 */
function* markNeeded(
  { eliminated, inHead, outHead, outNext, target }: AbsorbingChain,
  node: number,
  eliminatedCount: number,
): Task<void> {
  inHead[node - 1] = NEEDED;
  let stepsLeft = STEPS_PER_SLICE;
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
      stepsLeft = STEPS_PER_SLICE;
      yield;
    }
  }
}

/**
 * Computes the results of the eliminated nodes, starting with the node that was eliminated last, so that the results of
 * a node's successors are always known before the result of the node. Unless `isForAll` is true, skips all nodes that
 * `markNeeded` did not mark.
 */
function* substituteBack(
  { eliminated, inHead, outHead, outNext, target, weight, totalWeight }: AbsorbingChain,
  { winProbability, expectedCost }: Absorption,
  eliminatedCount: number,
  isForAll: boolean,
): Task<void> {
  let stepsLeft = STEPS_PER_SLICE;
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
        const addedProbability = toFloat32(weight[outgoing - 1] * winProbability[successor - 1]);
        const addedCost = toFloat32(weight[outgoing - 1] * expectedCost[successor - 1]);
        probabilityHere = toFloat32(probabilityHere + addedProbability);
        costHere = toFloat32(costHere + addedCost);
        outgoing = outNext[outgoing - 1];
        stepsLeft -= 2;
      }
      winProbability[node - 1] = toFloat32(probabilityHere / totalWeight[node - 1]);
      expectedCost[node - 1] = toFloat32(costHere / totalWeight[node - 1]);
    }
    if (stepsLeft <= 0) {
      stepsLeft = STEPS_PER_SLICE;
      yield;
    }
  }
}
