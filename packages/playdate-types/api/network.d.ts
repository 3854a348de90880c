// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.network {
  class http {
    private constructor();
    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-network.http.new)
     *
     * @since SDK 2.7.0
     */
    static new(
      this: void,
      server: string,
      port?: number,
      usessl?: boolean,
      reason?: string,
    ): playdate.network.http | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-network.http.requestAccess)
     *
     * @since SDK 2.7.0
     */
    static requestAccess(this: void, server?: string, port?: number, usessl?: boolean, reason?: string): boolean;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.close)
     *
     * @since SDK 2.7.0
     */
    close(): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.get)
     *
     * @since SDK 2.7.0
     */
    get(path: string, headers?: playdate.network.Headers): LuaMultiReturn<[success: boolean, error?: string]>;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.getBytesAvailable)
     *
     * @since SDK 2.7.0
     */
    getBytesAvailable(): number;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.getError)
     *
     * @since SDK 2.7.0
     */
    getError(): string | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.getProgress)
     *
     * @since SDK 2.7.0
     */
    getProgress(): LuaMultiReturn<[bytesRead: number, totalBytes: number]>;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.getResponseHeaders)
     *
     * @since SDK 2.7.0
     */
    getResponseHeaders(): Readonly<Record<string, string>> | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.getResponseStatus)
     *
     * @since SDK 2.7.0
     */
    getResponseStatus(): number;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.post)
     *
     * @since SDK 2.7.0
     */
    post(
      path: string,
      headers: playdate.network.Headers | undefined,
      data: string,
    ): LuaMultiReturn<[success: boolean, error?: string]>;
    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.post)
     *
     * @since SDK 2.7.0
     */
    post(path: string, data: string): LuaMultiReturn<[success: boolean, error?: string]>;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.query)
     *
     * @since SDK 2.7.0
     */
    query(
      method: string,
      path: string,
      headers: playdate.network.Headers | undefined,
      data?: string,
    ): LuaMultiReturn<[success: boolean, error?: string]>;
    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.query)
     *
     * @since SDK 2.7.0
     */
    query(method: string, path: string, data?: string): LuaMultiReturn<[success: boolean, error?: string]>;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.read)
     *
     * @since SDK 2.7.0
     */
    read(length?: number): string | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setByteRange)
     *
     * @since SDK 2.7.0
     */
    setByteRange(from: number, to: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setConnectTimeout)
     *
     * @since SDK 2.7.0
     */
    setConnectTimeout(seconds: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setConnectionClosedCallback)
     *
     * @since SDK 2.7.0
     *
     * @remarks Guessed: what the callback receives.
     */
    setConnectionClosedCallback(callback: (this: void) => void): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setHeadersReadCallback)
     *
     * @since SDK 2.7.0
     *
     * @remarks Guessed: what the callback receives.
     */
    setHeadersReadCallback(callback: (this: void) => void): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setKeepAlive)
     *
     * @since SDK 2.7.0
     */
    setKeepAlive(flag: boolean): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setReadBufferSize)
     *
     * @since SDK 2.7.0
     */
    setReadBufferSize(bytes: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setReadTimeout)
     *
     * @since SDK 2.7.0
     */
    setReadTimeout(seconds: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setRequestCallback)
     *
     * @since SDK 2.7.0
     *
     * @remarks Guessed: what the callback receives.
     */
    setRequestCallback(callback: (this: void) => void): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.http.setRequestCompleteCallback)
     *
     * @since SDK 2.7.0
     *
     * @remarks Guessed: what the callback receives.
     */
    setRequestCompleteCallback(callback: (this: void) => void): void;
  }
}

/** @noSelf */
declare namespace playdate.network {
  class tcp {
    private constructor();
    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-network.tcp.new)
     *
     * @since SDK 2.7.0
     */
    static new(
      this: void,
      server: string,
      port?: number,
      usessl?: boolean,
      reason?: string,
    ): playdate.network.tcp | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-network.tcp.requestAccess)
     *
     * @since SDK 2.7.0
     */
    static requestAccess(this: void, server?: string, port?: number, reason?: string): boolean;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.close)
     *
     * @since SDK 2.7.0
     */
    close(): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.getBytesAvailable)
     *
     * @since SDK 2.7.0
     */
    getBytesAvailable(): number;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.getError)
     *
     * @since SDK 2.7.0
     */
    getError(): string | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.open)
     *
     * @since SDK 2.7.0
     */
    open(connectCallback: (this: void, connected: boolean, error: string | undefined) => void): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.read)
     *
     * @since SDK 2.7.0
     */
    read(length?: number): string | undefined;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.setConnectTimeout)
     *
     * @since SDK 2.7.0
     */
    setConnectTimeout(seconds: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.setConnectionClosedCallback)
     *
     * @since SDK 2.7.0
     *
     * @remarks Guessed: what the callback receives.
     */
    setConnectionClosedCallback(callback: (this: void) => void): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.setReadBufferSize)
     *
     * @since SDK 2.7.0
     */
    setReadBufferSize(bytes: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.setReadTimeout)
     *
     * @since SDK 2.7.0
     */
    setReadTimeout(seconds: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-network.tcp.write)
     *
     * @since SDK 2.7.0
     */
    write(data: string): LuaMultiReturn<[success: boolean, error?: string]>;
  }
}

/** @noSelf */
declare namespace playdate.network {
  type Headers = string | readonly string[] | Readonly<Record<string, string>>;
}

/** @noSelf */
declare namespace playdate.network {
  type Status = 0 | 1 | 2;
}

/** @noSelf */
declare namespace playdate.network {
  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-network.getStatus)
   *
   * @since SDK 2.7.0
   */
  function getStatus(): playdate.network.Status;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-network.setEnabled)
   *
   * @since SDK 2.7.0
   */
  function setEnabled(flag: boolean, callback?: (this: void, error: string | undefined) => void): void;

  /** @since SDK 2.7.0 */
  const kStatusConnected: 1;

  /** @since SDK 2.7.0 */
  const kStatusNotAvailable: 2;

  /** @since SDK 2.7.0 */
  const kStatusNotConnected: 0;
}
