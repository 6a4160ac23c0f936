import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { problem } from '#contract/problems.ts'

/** Refuses every unknown address and method under `/api`, before a body is read. */
export async function refuseUnknownPaths(app: FastifyInstance, calls: readonly Pick<Call, 'method' | 'path'>[]) {
  await app.register(
    async (api) => {
      api.addHook('onRequest', refuse(calls))
      // Never reached: these routes only make the hook above run for every method, before the pages' wildcard.
      api.all('/', async () => undefined)
      api.all('/*', async () => undefined)
      api.setNotFoundHandler(async () => undefined)
    },
    { prefix: '/api' },
  )
}

/** Distinguishes a wrong method (405 with Allow) from an unknown address (404). */
function refuse(calls: readonly Pick<Call, 'method' | 'path'>[]) {
  const known = calls.map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^/api${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] as string
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((call) => call.methods)
    // A right method arrives here too, if a path segment is longer than the router accepts.
    if (methods.length === 0 || methods.includes(request.method)) throw problem('request.unknownPath')
    const allowed = [...new Set(methods)].join(', ')
    reply.header('allow', allowed)
    throw problem('request.wrongMethod', { allowed })
  }
}
