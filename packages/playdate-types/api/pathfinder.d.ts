// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.pathfinder {
  class graph {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-pathfinder.graph.new) */
    static new(this: void, nodeCount?: number, coordinates?: readonly number[][]): playdate.pathfinder.graph;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-pathfinder.graph.new2DGrid) */
    static new2DGrid(
      this: void,
      width: number,
      height: number,
      allowDiagonals?: boolean,
      includedNodes?: readonly number[],
    ): playdate.pathfinder.graph;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.addConnectionToNodeWithID) */
    addConnectionToNodeWithID(
      fromNodeID: number,
      toNodeID: number,
      weight: number,
      addReciprocalConnection: boolean,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.addConnections) */
    addConnections(connections: readonly number[][]): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.addNewNode) */
    addNewNode(
      id: number,
      x?: number,
      y?: number,
      connectedNodes?: readonly playdate.pathfinder.node[],
      weights?: readonly number[],
      addReciprocalConnections?: boolean,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.addNewNodes) */
    addNewNodes(count: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.addNode) */
    addNode(
      node: playdate.pathfinder.node,
      connectedNodes?: readonly playdate.pathfinder.node[],
      weights?: readonly number[],
      addReciprocalConnections?: boolean,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.addNodes) */
    addNodes(nodes: readonly playdate.pathfinder.node[]): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.allNodes) */
    allNodes(): playdate.pathfinder.node[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.findPath) */
    findPath(
      startNode: playdate.pathfinder.node,
      goalNode: playdate.pathfinder.node,
      heuristic?: (this: void, startNode: playdate.pathfinder.node, goalNode: playdate.pathfinder.node) => number,
      findPathToGoalAdjacentNodes?: boolean,
    ): playdate.pathfinder.node[] | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.findPathWithIDs) */
    findPathWithIDs(
      startNodeID: number,
      goalNodeID: number,
      heuristicFunction?: (
        this: void,
        startNode: playdate.pathfinder.node,
        goalNode: playdate.pathfinder.node,
      ) => number,
      findPathToGoalAdjacentNodes?: boolean,
    ): number[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.nodeWithID) */
    nodeWithID(id: number): playdate.pathfinder.node | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.nodeWithXY) */
    nodeWithXY(x: number, y: number): playdate.pathfinder.node | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.removeAllConnections) */
    removeAllConnections(): void;

    /**
     * [Inside
     * Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.removeAllConnectionsFromNodeWithID)
     */
    removeAllConnectionsFromNodeWithID(id: number, removeIncoming?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.removeNode) */
    removeNode(node: playdate.pathfinder.node): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.removeNodeWithID) */
    removeNodeWithID(id: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.removeNodeWithXY) */
    removeNodeWithXY(x: number, y: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.graph.setXYForNodeWithID) */
    setXYForNodeWithID(id: number, x: number, y: number): void;
  }
}

/** @noSelf */
declare namespace playdate.pathfinder {
  class node {
    private constructor();
    x: number;

    y: number;

    id: number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.addConnection) */
    addConnection(node: playdate.pathfinder.node, weight: number, addReciprocalConnection: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.addConnectionToNodeWithXY) */
    addConnectionToNodeWithXY(x: number, y: number, weight: number, addReciprocalConnection: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.addConnections) */
    addConnections(
      nodes: readonly playdate.pathfinder.node[],
      weights: readonly number[],
      addReciprocalConnections: boolean,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.connectedNodes) */
    connectedNodes(): playdate.pathfinder.node[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.removeAllConnections) */
    removeAllConnections(removeIncoming?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.removeConnection) */
    removeConnection(node: playdate.pathfinder.node, removeReciprocal?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-pathfinder.node.setXY) */
    setXY(x: number, y: number): void;
  }
}
