/**
 * Solves absorbing Markov chains: the expected cost and the probability of a good end, from every node at once. It
 * knows nothing of puzzles: random-walk.ts builds the chain.
 */
import { fill } from "../fill";
import { acquire, type Lease, type PooledMemory } from "../pool";
import { pushBounded } from "../bounded-list";
import { toFloat32 } from "../float32";
import type { Task } from "../task";

/**
 * An absorbing Markov chain over nodes. A node has weighted transitions to other nodes and a weight of absorption; each
 * is as probable as its weight.
 *
 * Nodes are eliminated one by one, as by Grassmann, Taksar and Heyman ("Regenerative analysis and steady state
 * distributions for Markov chains", 1985). The transitions into an eliminated node are replaced by transitions to its
 * successors. Nothing is ever subtracted, so single precision is enough. Back substitution then computes the values of
 * the eliminated nodes, the last one first.
 *
 * Nodes with about the lowest Markowitz count (in-degree times out-degree) are eliminated first, which keeps the chain
 * sparse. Nodes and transitions are counted from 1, and 0 is none. Transition 1 is never used. docs/fast-lua.md
 * explains the style of the code.
 */
export interface AbsorbingChain {
  /**
   * By node: its newest outgoing and incoming transitions, and how many transitions lead to and come from nodes that
   * are not eliminated.
   */
  readonly outHead: number[];
  readonly inHead: number[];
  readonly outDegree: number[];
  readonly inDegree: number[];
  /** By node: the weight of all its transitions when it was eliminated; 0 before that. */
  readonly totalWeight: number[];
  /** By node: the transition to this node that was added or visited last. */
  readonly lastTransitionTo: number[];
  /** By node: memory that a caller may use for `Absorption.absorbedWeight`. */
  readonly absorbedWeight: number[];
  /** The nodes that are not eliminated, and the eliminated ones in order. */
  readonly remaining: number[];
  readonly eliminated: number[];
  /** By transition: its source node, its target node and its weight. */
  readonly source: number[];
  readonly target: number[];
  readonly weight: number[];
  /**
   * By transition: the next newer and the next older one from the same source, and the next older one to the same
   * target.
   */
  readonly outPrevious: number[];
  readonly outNext: number[];
  readonly inNext: number[];
  /**
   * How many nodes are not eliminated, how many transitions were added, and for how many of each the lists have room.
   */
  nodeCount: number;
  transitionCount: number;
  nodeCapacity: number;
  transitionCapacity: number;
  /** A transition that is no longer used, so that the next one takes its index; 0 if there is none. */
  freeTransition: number;
}

/** The ends of the walks, by node: inputs of `solveChain` that it turns into its results. */
export interface Absorption {
  /** The weight of all absorption from this node. */
  readonly absorbedWeight: number[];
  /** Input: the weight of absorption in good ends. Result: the probability of a good end. */
  readonly winProbability: number[];
  /**
   * Input: the cost of leaving the node, times the weight of all its transitions. Result: the expected cost up to an
   * end.
   */
  readonly expectedCost: number[];
}

// Nodes with at most this Markowitz count are eliminated in the first pass.
const FIRST_MARKOWITZ_LIMIT = 2;
// Each later pass eliminates nodes with up to a quarter more than the lowest Markowitz count.
const MARKOWITZ_SLACK_DIVISOR = 4;
const NO_LIMIT = 1000000000;

// The cost of a slice in steps; following one transition is one step.
const STEPS_PER_SLICE = 110;
const STEPS_PER_NODE = 4;
const STEPS_PER_INCOMING = 6;
const STEPS_PER_OUTGOING = 4;

const NODES_PER_SLICE = 80;

const UNUSED_TRANSITION = 1;
const INITIAL_CAPACITY = 1024;
/** The largest pooled chain, in transitions. Generated levels need no more; `dropLargeChains` drops larger chains. */
const MAX_POOLED_CAPACITY = 32768;

/** A pooled chain and its memory for leases. */
interface PooledChain {
  readonly chain: AbsorbingChain;
  readonly memory: PooledMemory;
}

// Two levels may be analysed at once: the one on the screen and the prefetched one after it.
const pool: PooledChain[] = [];
const MAX_POOLED_CHAINS = 2;

/**
 * Acquires memory for a chain of that many nodes, without transitions. The caller releases it with `release` of
 * pool.ts.
 */
export function* acquireChain(nodeCount: number): Task<{ readonly chain: AbsorbingChain; readonly lease: Lease }> {
  dropLargeChains();
  const { chain, memory } = pool.find(({ memory }) => memory.isFree) ?? addPooledChain();
  const lease = acquire(memory);
  if (chain.nodeCapacity < nodeCount) {
    const { outHead, inHead, outDegree, inDegree, totalWeight, lastTransitionTo, absorbedWeight } = chain;
    for (const list of [outHead, inHead, outDegree, inDegree, totalWeight, lastTransitionTo, absorbedWeight]) {
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
  return { chain, lease };
}

function clearNodes({ inHead, inDegree, lastTransitionTo }: AbsorbingChain, from: number, to: number): void {
  for (let node = from; node < to; node++) {
    inHead[node] = 0;
    inDegree[node] = 0;
    lastTransitionTo[node] = UNUSED_TRANSITION;
  }
}

/**
 * Drops chains that grew large for a level made by hand. They would leave the console too little memory for the next
 * level and keep the collector busy.
 */
function dropLargeChains(): void {
  for (let index = pool.length - 1; index >= 0; index--) {
    if (pool[index].memory.isFree && pool[index].chain.transitionCapacity > MAX_POOLED_CAPACITY) pool.splice(index, 1);
  }
}

/** Adds a new chain to the pool. Every entry of a chain is written before it is read, so stale entries need no base. */
function addPooledChain(): PooledChain {
  const pooled = { chain: createChain(), memory: { isFree: true, base: 0, capacity: 0 } };
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
    absorbedWeight: [],
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

/** Returns a chain's fields as a record whose fields the build turns into local variables. @inline */
export function chainLocals(chain: AbsorbingChain): AbsorbingChain {
  const {
    outHead,
    inHead,
    outDegree,
    inDegree,
    totalWeight,
    lastTransitionTo,
    absorbedWeight,
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
    absorbedWeight,
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
 * Makes room for `extraCount` more transitions. Lua copies a whole table when it grows, so no two tables grow in the
 * same slice.
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
 * Appends a transition of weight 1, or adds 1 to the weight of the one between the same nodes. All transitions from a
 * node must be appended one after the other, with the same `countBefore`; then `appendNode` must be called. @inline
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

/** Appends a node whose outgoing transitions are all those after the first `countBefore`. @inline */
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

/** Adds to the weight of the transition between two nodes. Creates the transition if there is none. @inline */
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

/** Computes the probability of a good end and the expected cost from all nodes. The transitions are consumed. */
export function* solveChain(chain: AbsorbingChain, absorption: Absorption): Task<void> {
  const eliminatedCount = yield* eliminateNodes(chain, absorption);
  yield* substituteBack(chain, absorption, eliminatedCount);
}

/** Eliminates all nodes and returns how many there were. */
function* eliminateNodes(pooled: AbsorbingChain, absorption: Absorption): Task<number> {
  const { absorbedWeight, winProbability, expectedCost } = absorption;
  /** @locals */
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
        // Bypassing an incoming transition replaces it by one transition per successor. The first of these takes its
        // index.
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

/** Adds `share` times a node's value to the value of the node `source`. @inline */
function addShare(values: number[], source: number, node: number, share: number): void {
  const addition = toFloat32(share * values[node - 1]);
  values[source - 1] = toFloat32(values[source - 1] + addition);
}

/**
 * Removes a node from the in-degrees of its successors. Returns the weight of all its transitions, absorption included.
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

/** Removes a transition from the list of those from its source. @inline */
function unlinkOutgoing(chain: AbsorbingChain, source: number, transition: number): void {
  const previous = chain.outPrevious[transition - 1];
  const next = chain.outNext[transition - 1];
  if (previous > 0) chain.outNext[previous - 1] = next;
  else chain.outHead[source - 1] = next;
  if (next > 0) chain.outPrevious[next - 1] = previous;
  chain.outDegree[source - 1]--;
}

/**
 * Replaces the transition `incoming` from `source` to `node` by transitions from `source` to the successors of `node`.
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
    // Self-loops are dropped: they do not change where the walk ends, only rescale the row.
    if (target !== source) {
      const weight = toFloat32(share * chain.weight[onward - 1]);
      addTransition(chain, source, target, weight);
    }
    onward = chain.outNext[onward - 1];
  }
}

/**
 * Computes the results of the eliminated nodes, the last one first. All successors of a node have their results by
 * then.
 */
function* substituteBack(
  chain: AbsorbingChain,
  { winProbability, expectedCost }: Absorption,
  eliminatedCount: number,
): Task<void> {
  const { eliminated, outHead, outNext, target, weight, totalWeight } = chain;
  let stepsLeft = STEPS_PER_SLICE;
  for (let index = eliminatedCount; index > 0; index--) {
    const node = eliminated[index - 1];
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
    if (stepsLeft <= 0) {
      stepsLeft = STEPS_PER_SLICE;
      yield;
    }
  }
}
