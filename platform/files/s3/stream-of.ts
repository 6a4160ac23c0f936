import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { StoreUnavailable } from '../store-unavailable.ts'

const silenceMs = 30_000

/** The body of an answer. Breaks if the store falls silent, but not if the reader is slow. */
export function streamOf(answer: IncomingMessage): Readable {
  const content = new PassThrough()
  const { socket } = answer
  const onSilence = () => {
    const waitsForReader = answer.readableLength > 0 || content.writableNeedDrain
    if (waitsForReader) socket.setTimeout(silenceMs)
    else answer.destroy(new Error('It sends nothing more'))
  }
  socket.setTimeout(silenceMs).on('timeout', onSilence)
  // Removes the listener, because the connection is reused.
  const letGo = () => socket.setTimeout(0).off('timeout', onSilence)
  answer.once('end', letGo).once('close', letGo)
  answer.on('error', (cause) => content.destroy(new StoreUnavailable('The store broke off', { cause })))
  content.on('close', () => answer.destroy())
  return answer.pipe(content)
}
