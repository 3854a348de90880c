/**
 * Absorbing Markov chains, and the pool of memory for them. expected-moves.ts builds the chain of a level, and
 * solve-chain.ts solves it.
 */
import { fill } from "../fill";
import { acquire, type Lease, type PooledMemory } from "../pool";
import { pushBounded } from "../bounded-list";
import type { Task } from "../task";

/**
 * An absorbing Markov chain: a random process that moves between nodes until it ends (is absorbed). A node has weighted
 * transitions to other nodes, and a weight with which the process ends at the node. The probability of each transition,
 * and of the end, is proportional to its weight.
 *
 * Nodes and transitions are numbered from 1; 0 means none. Transition 1 is never used. docs/fast-lua.md explains the
 * style of the code.
 */
export interface AbsorbingChain {
  /** For each node, the newest transition that starts at the node: the head of a linked list. */
  readonly outHead: number[];
  /** For each node, the newest transition that leads to the node: the head of a linked list. */
  readonly inHead: number[];
  /** For each node, the number of its transitions to nodes that the solver has not eliminated yet. */
  readonly outDegree: number[];
  /** For each node, the number of transitions to this node from nodes that the solver has not eliminated yet. */
  readonly inDegree: number[];
  /**
   * For each node, the total weight of the transitions that the node had when the solver eliminated it. 0 for a node
   * that is not eliminated yet.
   */
  readonly totalWeight: number[];
  /**
   * For each node, the transition to this node that was added or visited last. Before a transition is added, this list
   * shows whether the chain already has a transition between the same two nodes.
   */
  readonly lastTransitionTo: number[];
  readonly remaining: number[];
  readonly eliminated: number[];
  readonly source: number[];
  readonly target: number[];
  readonly weight: number[];
  /** For each transition, the next newer transition that starts at the same node. */
  readonly outPrevious: number[];
  /** For each transition, the next older transition that starts at the same node, as in a linked list. */
  readonly outNext: number[];
  /** For each transition, the next older transition that leads to the same node, as in a linked list. */
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
   * node. After solving: the probability of a good end. Not computed if `isWinCertain`.
   */
  readonly winProbability: number[];
  /**
   * Whether the random process always ends well, for example with a win. The solver then skips `winProbability`,
   * because the probability is exactly 1 for each node. It is a quotient of two equal sums, so rounding to single
   * precision does not change it.
   */
  isWinCertain: boolean;
  /**
   * Before solving: the cost of one step from each node (such as one move), times the total weight of the node's
   * transitions. After solving: the expected cost of all steps from each node until the random process ends.
   */
  readonly expectedCost: number[];
}

const NODES_PER_SLICE = 240;

const UNUSED_TRANSITION = 1;
const INITIAL_CAPACITY = 1024;
/**
 * The most transitions for which an unused Markov chain has space if it stays in the pool (the chains kept for reuse).
 * `dropLargeChains` drops larger chains. Generated levels never need more.
 */
const MAX_POOLED_CAPACITY = 32768;

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
  /**
   * The input and the results of `solveChain`. All values are stale (left over from an earlier use) at first: write
   * each entry before reading it.
   */
  readonly absorption: Absorption;
  readonly lease: Lease;
}

/**
 * Acquires a Markov chain from the pool (chains kept for reuse), with space for `nodeCount` nodes and without
 * transitions. The task that acquires the chain must release the chain's lease (the right to use it) with `release` of
 * pool.ts.
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
 * Drops large unused Markov chains from the pool (chains kept for reuse). Such chains grew for a level that a player
 * has made. They would take memory that the next level needs, and the garbage collector would traverse them again and
 * again.
 */
function dropLargeChains(): void {
  for (let index = pool.length - 1; index >= 0; index--) {
    if (pool[index].memory.isFree && pool[index].chain.transitionCapacity > MAX_POOLED_CAPACITY) pool.splice(index, 1);
  }
}

/**
 * Adds a new Markov chain to the pool (chains kept for reuse). Its `base`, the largest stale value (see
 * `PooledMemory`), is always 0: a task writes each entry of a chain before reading it, so no stale value is ever read.
 */
function addPooledChain(): PooledChain {
  const absorption = { absorbedWeight: [], winProbability: [], expectedCost: [], isWinCertain: true };
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
  return {
    outHead: chain.outHead,
    inHead: chain.inHead,
    outDegree: chain.outDegree,
    inDegree: chain.inDegree,
    totalWeight: chain.totalWeight,
    lastTransitionTo: chain.lastTransitionTo,
    remaining: chain.remaining,
    eliminated: chain.eliminated,
    source: chain.source,
    target: chain.target,
    weight: chain.weight,
    outPrevious: chain.outPrevious,
    outNext: chain.outNext,
    inNext: chain.inNext,
    nodeCount: chain.nodeCount,
    transitionCount: chain.transitionCount,
    nodeCapacity: chain.nodeCapacity,
    transitionCapacity: chain.transitionCapacity,
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
 * already has such a transition, adds 1 to its weight instead. All transitions from one node must be appended in
 * sequence, followed by a call of `appendNode`. `countBefore` is the number of transitions before the node's first one.
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
