import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { folderStore } from './files/folder.ts'
import { fileFacts } from './files/open-file.ts'
import { removedFileTag } from './files/removed-file-tag.ts'
import { registerImages } from './images.ts'

let root: string
let photo: Buffer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-images-'))
  photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#5E2DB3' } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: '#C2410C' } } }])
    .jpeg()
    .toBuffer()
})
afterAll(() => rm(root, { recursive: true }))

test.each([
  ['image/avif,image/webp,*/*', 'avif', 'heif'],
  ['image/webp,*/*', 'webp', 'webp'],
  ['*/*', 'jpeg', 'jpeg'],
])('who accepts %s gets %s, scaled down', async (accept, format, decoded) => {
  const { ask } = await site()
  const answer = await ask('/_image?url=/files/website-images/photo.jpg&w=640', { accept })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': `image/${format}`,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  })
  const { width, height, format: read } = await sharp(answer.rawPayload).metadata()
  expect([width, height, read]).toEqual([640, 320, decoded])
})

test('a picture is never enlarged', async () => {
  const { ask } = await site()
  const answer = await ask('/_image?url=/files/website-images/photo.jpg&w=1920')
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1000)
})

test('a picture taken sideways stands upright and loses what the camera wrote', async () => {
  const { ask, files } = await site()
  const sideways = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
  await files.put('profile-images', 'sideways.jpg', sideways)
  const answer = await ask('/_image?url=/files/profile-images/sideways.jpg&w=256')
  const { width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect([width, height, exif]).toEqual([256, 512, undefined])
})

test('the quality matters', async () => {
  const { ask, files } = await site()
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  await files.put('website-images', 'noise.png', noise)
  const at = async (q: number) => {
    const answer = await ask(`/_image?url=/files/website-images/noise.png&w=384&q=${q}`, { accept: 'image/webp' })
    return answer.rawPayload.length
  }
  expect(await at(10)).toBeLessThan(await at(90))
})

test('the site has pictures of its own', async () => {
  const { ask } = await site()
  expect((await ask('/_image?url=/pictures/landing/hero.jpg&w=64')).statusCode).toBe(200)
  expect((await ask('/_image?url=/pictures/landing/none.jpg&w=64')).json()).toEqual({ code: 'files.notFound' })
})

test('a picture that is not there is a 404 problem', async () => {
  const { ask } = await site()
  const answer = await ask('/_image?url=/files/website-images/none.png&w=640')
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'files.notFound' }])
  expect(answer.headers).not.toHaveProperty('etag')
})

test('a wrong request is a 400 problem that names every field, in the language asked for', async () => {
  const { ask } = await site()
  const answer = await ask('/_image?url=https://evil.example/a.png&w=100&q=0', { 'accept-language': 'en' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'images.invalid',
    errors: [
      { field: 'url', message: 'Only addresses of our own files are allowed: /files/… or /pictures/…' },
      {
        field: 'w',
        message:
          'This width is not available. Available: 16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840.',
      },
      { field: 'q', message: 'The quality must be a whole number from 1 to 100.' },
    ],
  })
})

test.each([
  '%2F%2Fevil.example%2Fa.png',
  '/files/website-images/..%2f..%2fsecret.png',
  '/files/website-images/%252e%252e/a.png',
])('the encoded address %s does not get through', async (url) => {
  const { ask } = await site()
  expect((await ask(`/_image?url=${url}&w=640`)).statusCode).toBe(400)
})

test('a file that is no picture, or far too large a one, is refused', async () => {
  const { ask, files } = await site()
  await files.put('website-images', 'text.png', Buffer.from('<svg onload="alert(1)"/>'))
  const bomb = await sharp({ create: { width: 12_000, height: 6000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await files.put('website-images', 'bomb.png', bomb)
  for (const key of ['text.png', 'bomb.png']) {
    const answer = await ask(`/_image?url=/files/website-images/${key}&w=640`)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'images.invalid',
        errors: [{ field: 'url', message: 'Bu görsel okunamıyor; dosya bozuk ya da çok büyük.' }],
      },
    ])
  }
})

test('who has the picture gets 304; a changed original is another picture', async () => {
  const { ask, files } = await site()
  const url = '/_image?url=/files/website-images/photo.jpg&w=32'
  const { etag } = (await ask(url)).headers
  const again = await ask(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await files.put('website-images', 'photo.jpg', await sharp(photo).negate().jpeg().toBuffer())
  expect((await ask(url, { 'if-none-match': String(etag) })).statusCode).toBe(200)
})

test('a key with the hash of its content may be kept for ever', async () => {
  const { ask, files } = await site()
  await files.put('website-images', 'logo-0123456789abcdef.jpg', photo)
  const forever = 'public, max-age=31536000, immutable'
  const url = '/files/website-images/logo-0123456789abcdef.jpg'
  expect((await ask(url)).headers['cache-control']).toBe(forever)
  expect((await ask(`/_image?url=${url}&w=64`)).headers['cache-control']).toBe(forever)
})

test('a scaled picture is kept on disk, once, however many ask at once', async () => {
  const { ask, cacheDir } = await site()
  const url = '/_image?url=/files/website-images/photo.jpg&w=384'
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url)))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1)
  expect(await keptIn(cacheDir)).toHaveLength(1)
  await ask(url, { accept: 'image/webp' })
  expect(await keptIn(cacheDir)).toHaveLength(2)
})

test('a photo of a person is asked for again after a minute, and kept by nobody for others', async () => {
  const { ask, files } = await site()
  const key = '019a0000-0000-7000-8000-000000000000/photo-0123456789abcdef0123456789abcdef.webp'
  await files.put('profile-images', key, await sharp(photo).webp().toBuffer())
  for (const address of [`/files/profile-images/${key}`, `/_image?url=/files/profile-images/${key}&w=64`])
    expect((await ask(address)).headers['cache-control']).toBe('private, max-age=60')
})

test('what was made of a picture goes with it, also what is being made and what another version left', async () => {
  const { ask, files, cacheDir, made, restart } = await site()
  await mkdir(join(cacheDir, 'ab'))
  await writeFile(join(cacheDir, 'ab', `ab${'0'.repeat(38)}`), photo)
  await files.put('profile-images', 'ada.jpg', photo)
  const url = '/_image?url=/files/profile-images/ada.jpg&w='
  for (const w of [16, 32]) expect((await ask(`${url}${w}`)).statusCode).toBe(200)
  await ask('/_image?url=/files/website-images/photo.jpg&w=64')
  const reading = files.get
  files.get = async (...args) => {
    const file = await reading(...args)
    await files.remove('profile-images', 'ada.jpg')
    await made.purge([removedFileTag('profile-images', 'ada.jpg')])
    return file
  }
  await ask(`${url}48`)
  files.get = reading
  expect((await ask(`${url}16`)).statusCode).toBe(404)
  expect(await keptIn(cacheDir)).toHaveLength(2)
  await restart({ maxBytes: 1e7 })
  expect(await keptIn(cacheDir)).toHaveLength(1)
})

test('what is kept stays within its bound, also after a restart', async () => {
  const { ask, cacheDir, restart } = await site({ maxBytes: 6000 })
  for (const w of [16, 32, 48, 64, 96, 128, 256, 384, 640])
    await ask(`/_image?url=/files/website-images/photo.jpg&w=${w}`)
  const sum = async () => (await keptIn(cacheDir)).reduce((total, { size }) => total + size, 0)
  await expect.poll(sum).toBeLessThanOrEqual(6000)
  expect(await sum()).toBeGreaterThan(0)
  const kept = (await keptIn(cacheDir)).length
  await restart({ maxBytes: 6000 })
  expect(await keptIn(cacheDir)).toHaveLength(kept)
  await restart({ maxBytes: 1 })
  expect(await keptIn(cacheDir)).toEqual([])
})

test('a public file is served as what it is, and may be asked for by HEAD', async () => {
  const { ask, app } = await site()
  const answer = await ask('/files/website-images/photo.jpg')
  expect(answer.rawPayload.equals(photo)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'content-length': String(photo.length),
    'x-content-type-options': 'nosniff',
  })
  const again = await ask('/files/website-images/photo.jpg', { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: '/files/website-images/photo.jpg' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(photo.length)])
})

test('many variants at once are made a few at a time, in turn, and beyond the queue turned away', async () => {
  const { ask } = await site()
  let atOnce = 0
  const watch = () => {
    atOnce = Math.max(atOnce, sharp.counters().process)
  }
  sharp.queue.on('change', watch)
  const widths = [16, 32, 48]
  const variants = widths.flatMap((width) => Array.from({ length: 100 }, (_, quality) => `w=${width}&q=${quality + 1}`))
  const answers = await Promise.all(
    variants.map((variant) => ask(`/_image?url=/files/website-images/photo.jpg&${variant}`)),
  )
  sharp.queue.off('change', watch)
  const busy = answers.filter(({ statusCode }) => statusCode === 503)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  expect(busy[0]?.json().code).toBe('server.busy')
  expect(atOnce).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
})

test('private files, folders, scripts and what is not there all look the same', async () => {
  const { ask, files } = await site()
  await files.put('private', 'cv.pdf', Buffer.from('private'))
  await files.put('website-images', 'logo.svg', Buffer.from('<svg/>'))
  await files.put('website-images', 'page.html', Buffer.from('<script>'))
  const addresses = [
    '/files/private/cv.pdf',
    '/files/website-images/logo.svg',
    '/files/website-images/page.html',
    '/files/website-images/',
    '/files/website-images/none.png',
    '/files/website-images/..%2Fprivate%2Fcv.pdf',
    '/files/website-images/%2e%2e/private/cv.pdf',
    '/files/..%2Fprivate/cv.pdf',
    '/files/website-images/%00.png',
  ]
  for (const address of addresses) {
    const answer = await ask(address)
    expect([address, answer.statusCode, answer.json()]).toEqual([address, 404, { code: 'files.notFound' }])
  }
})

async function site({ maxBytes = 1e7 } = {}) {
  const dir = await mkdtemp(join(root, 'site-'))
  const [publicDir, cacheDir] = [join(dir, 'public'), join(dir, 'cache')]
  const files = folderStore(join(dir, 'files'))
  await files.put('website-images', 'photo.jpg', photo)
  await mkdir(join(publicDir, 'pictures', 'landing'), { recursive: true })
  await writeFile(join(publicDir, 'pictures', 'landing', 'hero.jpg'), photo)

  async function start(bound: { maxBytes: number }) {
    const app = fastify()
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ProblemError)) throw error
      return reply.code(error.status).send({ code: error.code, errors: error.errors })
    })
    const made = await registerImages(app, { files, cacheDir, publicDir, ...bound })
    return { app, made }
  }

  const { app, made } = await start({ maxBytes })
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, ask, files, cacheDir, made, restart: start }
}

async function keptIn(cacheDir: string) {
  const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true })
  const kept = entries.filter((entry) => entry.isFile())
  return Promise.all(
    kept.map(async ({ parentPath, name }) => ({ name, size: (await fileFacts(join(parentPath, name)))?.size ?? 0 })),
  )
}
