import type { FastifyInstance } from 'fastify'
import { problem } from '#contract/problems.ts'

/** How deep lists and objects may be nested. */
export const deepest = 32

/**
 * How many values a body may hold: a thousand at any size, beyond them one per twelve bytes, and never more than a
 * form with hundreds of questions has. The cost of validation grows with the number of values, not of bytes.
 */
const mostValues = (bytes: number) => Math.min(1000 + Math.floor(bytes / 12), 20_000)

/**
 * Reads JSON bodies. Too deep or too complex ones are refused before parsing: a megabyte of brackets and commas is
 * cheap to send, and expensive to parse, validate and answer.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isTooComplex(body)) return parse(request, body.toString(), done)
    return done(problem('request.tooComplex', { depth: deepest, values: mostValues(body.length) }))
  })
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** One pass over the bytes; whether they are valid JSON is left to the parser. */
export function isTooComplex(body: Uint8Array): boolean {
  const most = mostValues(body.length)
  let depth = 0
  let values = 1
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number
    if (byte === quote) at = endOfText(body, at)
    else if (byte === comma) values += 1
    else if (openings.has(byte)) {
      depth += 1
      values += 1
    } else if (closings.has(byte)) depth -= 1
    if (depth > deepest || values > most) return true
  }
  return false
}

/** The end of the string that starts at `from`: commas and brackets inside it do not count. */
function endOfText(body: Uint8Array, from: number) {
  // A file in a body is one string of megabytes without a backslash; `indexOf` finds its end quickly.
  const next = body.indexOf(quote, from + 1)
  if (next < 0) return body.length
  if (body[next - 1] !== backslash) return next
  let at = from + 1
  while (at < body.length && body[at] !== quote) at += body[at] === backslash ? 2 : 1
  return at
}
