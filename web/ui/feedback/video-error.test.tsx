import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VideoError } from './video-error.tsx'

test('a video that cannot be shown is a picture with the text Video Error', async () => {
  expect(renderToStaticMarkup(<VideoError />)).toMatch(/<img src="\/video-error\.svg" alt="Video Error"/)
  expect(await readFile('public/video-error.svg', 'utf8')).toContain('>Video Error</text>')
})
