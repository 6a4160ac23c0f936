import type { FastifyInstance } from 'fastify'

/** `/health`: the process lives. `/ready`: it may be sent traffic. */
export function addProbes(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/ready', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}
