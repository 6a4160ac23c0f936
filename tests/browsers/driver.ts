/** An element of the page, as the browser names it. */
export type Handle = Readonly<Record<string, unknown>>

/** What a journey needs of a browser, independent of the protocol. */
export interface Driver {
  /** With its version. */
  readonly name: string
  goTo(url: string): Promise<void>
  /** Runs a function in the page; what it is given and what it answers is plain data. */
  run<A extends readonly unknown[], T>(work: (...given: A) => T | Promise<T>, ...given: A): Promise<T>
  /** The element that a function finds in the page, if it finds one. */
  find<A extends readonly unknown[]>(
    search: (...given: A) => Element | null | undefined,
    ...given: A
  ): Promise<Handle | undefined>
  click(element: Handle): Promise<void>
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>
  hover(element: Handle): Promise<void>
  giveFile(input: Handle, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  picture(): Promise<Buffer>
  /** Errors and warnings of the console, breaches of the content policy among them, since they were asked for last. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}
