import type { FastifyInstance } from 'fastify'

export const isProbe = (route: string | undefined) => route === '/health' || route === '/ready'

/** `/health`: the process is alive. `/ready`: it accepts traffic. */
export function addProbes(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  isFull: () => Promise<boolean> = async () => false,
) {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/ready', async (_request, reply) => {
    const [ready, full] = await Promise.all([isReady().catch(() => false), isFull().catch(() => true)])
    return reply
      .header('cache-control', 'no-store')
      .code(ready && !full ? 200 : 503)
      .send({ status: full ? 'disk full' : ready ? 'ready' : 'not ready' })
  })
}
