import { connect, createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turn } from './turn.ts'

test('everybody has a turn of their own, in the order of asking', async () => {
  let turns = 0
  let isOver = false
  const counting = (async () => {
    while (!isOver) {
      await nextTurn()
      turns += 1
    }
  })()
  const seen: [string, number][] = []
  const ask = async (name: string) => {
    await turn()
    seen.push([name, turns])
  }
  await Promise.all(['first', 'second', 'third'].map(ask))
  await ask('fourth, after a pause')
  isOver = true
  await counting
  expect(seen.map(([name]) => name)).toEqual(['first', 'second', 'third', 'fourth, after a pause'])
  expect(new Set(seen.map(([, at]) => at)).size).toBe(4)
})

test('a connection is taken while others wait for their turn', async () => {
  let done = 0
  const doneAtConnection = new Promise<number>((resolve) => {
    const server = createServer((socket) => {
      resolve(done)
      socket.destroy()
      server.close()
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      connect(port, '127.0.0.1').on('error', () => {})
    })
  })
  const work = async () => {
    await turn()
    const end = performance.now() + 2
    while (performance.now() < end);
    done += 1
  }
  await Promise.all([doneAtConnection, ...Array.from({ length: 200 }, work)])
  expect(await doneAtConnection).toBeLessThan(200)
})
