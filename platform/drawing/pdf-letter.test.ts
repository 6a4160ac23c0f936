import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test } from 'vitest'
import { createLetter } from './pdf-letter.ts'
import { linesOf } from './pdf-lines.ts'
import { unpackFonts } from './typeface.ts'

beforeAll(unpackFonts)

test('a long text lets others have their turn, however it is written', async () => {
  for (const text of ['e'.repeat(20_000), 'kelime '.repeat(3000), 'e\u0301\u0302\u0303'.repeat(2000)]) {
    let turns = 0
    let isOver = false
    const others = () => {
      turns += 1
      if (!isOver) setImmediate(others)
    }
    setImmediate(others)
    const letter = await createLetter({ title: 'Uzun', language: 'tr' })
    await letter.write(text, { size: 10.5 })
    isOver = true
    const lines = [...linesOf(text, 467, 10.5)].length
    expect(lines).toBeGreaterThan(10)
    expect(turns).toBeGreaterThan(lines / 20)
  }
})

test('a letter of emoji does not fill the memory: what is written is packed page by page', async () => {
  const write = `import(${JSON.stringify(new URL('./pdf-letter.ts', import.meta.url).href)}).then(async ({ createLetter }) => {
    const letter = await createLetter({ title: 'Uzun', language: 'tr' })
    for (let at = 0; at < 2; at++) await letter.write('ş😀 '.repeat(5000), { size: 11 })
    const edges = { header: { left: '', right: '' }, footer: (page, pages) => page + '/' + pages }
    require('node:worker_threads').parentPort.postMessage((await letter.finish(edges)).length)
  })`
  // Unpacked it takes twice as much.
  const writing = new Worker(write, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 64 } })
  const [bytes] = await once(writing, 'message')
  expect(bytes).toBeGreaterThan(100_000)
})

test('a word of any length is broken where a line ends, and nothing of it is lost', () => {
  const word = 'ğüşiöç'.repeat(500)
  const lines = [...linesOf(`önce ${word} sonra`, 300, 10)]
  expect(lines.join('').replaceAll(' ', '')).toBe(`önce${word}sonra`)
})
