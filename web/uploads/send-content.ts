export interface Sending {
  readonly content: ArrayBuffer
  readonly name: string
  readonly type: string
  /** The address that creates uploads */
  readonly endpoint: string
  /** The address of this upload, if it was begun before. */
  readonly address: string | null
  readonly headers: () => Record<string, string>
  readonly onAddress: (address: string) => void
  /** Bytes sent; the server may not have all of them yet. */
  readonly onProgress: (sent: number) => void
  /** Bytes that the server has. */
  readonly onThere: (bytes: number) => void
  readonly signal: AbortSignal
}

/** Half a megabyte takes a bad connection less than a minute, which is as long as the server listens to one request. */
const chunkSize = 512 * 1024

/** Sends what the server does not have yet. Fails with tus-js-client's errors; trying again is the caller's business. */
export async function sendContent(sending: Sending): Promise<void> {
  const { content, address, signal } = sending
  const { Upload } = await import('tus-js-client')
  signal.throwIfAborted()
  await new Promise<void>((done, fail) => {
    const upload = new Upload(new Blob(), {
      // Never both: a failed request for the offset would then begin a second upload from zero.
      ...(address === null ? { endpoint: sending.endpoint } : { uploadUrl: address }),
      metadata: { filename: sending.name, filetype: sending.type },
      chunkSize,
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: async () => '',
      fileReader: { openFile: async () => sourceOf(content) },
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(sending.headers())) request.setHeader(name, value)
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) sending.onAddress(upload.url)
      },
      onProgress: (sent) => {
        if (!signal.aborted) sending.onProgress(sent)
      },
      onChunkComplete: (_, bytes) => sending.onThere(bytes),
      onSuccess: () => done(),
      onError: fail,
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      fail(signal.reason)
    })
    upload.start()
  })
}

/** The content is in memory, so that a file that is changed or moved meanwhile does not become half of each. */
const sourceOf = (content: ArrayBuffer) => ({
  size: content.byteLength,
  async slice(start: number, end: number) {
    const value = new Uint8Array(content, start, end - start)
    // tus-js-client measures a part by its `size`, which bytes do not have.
    return { value: Object.assign(value, { size: value.byteLength }), done: end >= content.byteLength }
  },
  close() {},
})
