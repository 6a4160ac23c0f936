import { createServer } from 'node:net'

/**
 * Speaks as ClamAV's daemon does to INSTREAM (a length before each piece, none at the end, one answer, good-bye) and finds
 * EICAR. With `says` it answers that instead.
 */
export async function fakeClamd(path?: string, says?: string) {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    let come = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      come = Buffer.concat([come, piece])
      const content = contentIn(come)
      if (!content) return
      received.push(content)
      socket.end(`${says ?? `stream: ${content.includes('EICAR') ? 'Eicar-Test-Signature FOUND' : 'OK'}`}\0`)
    })
  })
  await new Promise<void>((resolve) =>
    path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve),
  )
  const address = server.address()
  const url = typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${path}`
  return { url, received, server }
}

const command = Buffer.from('zINSTREAM\0')

/** The whole content, once its last piece has arrived; undefined before. */
function contentIn(come: Buffer): Buffer | undefined {
  if (come.length < command.length) return undefined
  if (!come.subarray(0, command.length).equals(command)) throw new Error('That is not INSTREAM')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length; ) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
