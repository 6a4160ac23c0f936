import { fastify } from 'fastify'

/** `node bench/paths/bare-server.ts PORT BYTES`: the plainest server that sends a text of this size. */
const [port, bytes] = process.argv.slice(2).map(Number) as [number, number]
const body = 'x'.repeat(bytes)
const server = fastify()
server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
await server.listen({ port })
console.log('listening')
