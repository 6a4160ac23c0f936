declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  interface Options {
    readonly directory: string
    readonly silent: boolean
    readonly vhostBuckets: boolean
    readonly configureBuckets: readonly { readonly name: string }[]
  }

  /** The part that we use: the handler of a server that we start ourselves. */
  export default class S3rver {
    readonly logger: { close(): void; readonly exceptions: { unhandle(): void } }
    constructor(options: Options)
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
