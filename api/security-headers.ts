import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Pages set their own Content-Security-Policy; all other answers may load nothing. */
const loadNothing = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

interface Options {
  readonly https: boolean
}

export function sendSecurityHeaders(app: FastifyInstance, options: Options) {
  const headers = headersFor(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(loadNothing)
    done()
  })
}

/** The headers of answers that are given before any hook runs. */
export const bareSecurityHeaders = (options: Options) => ({ ...headersFor(options), ...loadNothing })

function headersFor({ https }: Options) {
  return https ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : always
}
