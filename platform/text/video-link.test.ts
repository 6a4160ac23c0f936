import { expect, test } from 'vitest'
import { embedAddress, videoErrorText } from './video-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', ''],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&index=2', ''],
  ['  youtube.com/watch?v=dQw4w9WgXcQ ', ''],
  ['//www.youtube.com/watch?v=dQw4w9WgXcQ', ''],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', ''],
  ['https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ', ''],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', ''],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', '?start=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', '?start=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', '?start=3723'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=oops', ''],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=12', '?start=12'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', ''],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', ''],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', ''],
])('%s is shown by YouTube without cookies', (link, start) => {
  expect(embedAddress(link)).toBe(`https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ${start}`)
})

test.each([
  ['https://vimeo.com/76979871', '76979871?dnt=1'],
  ['vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1'],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', '76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', '76979871?dnt=1&h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871?dnt=1&h=8272103f6e'],
])('%s is shown by Vimeo', (link, rest) => {
  expect(embedAddress(link)).toBe(`https://player.vimeo.com/video/${rest}`)
})

test.each([
  'https://www.dailymotion.com/video/x8qk1ab',
  'https://dai.ly/x8qk1ab',
  'https://www.dailymotion.com/embed/video/x8qk1ab',
])('%s is shown by Dailymotion', (link) => {
  expect(embedAddress(link)).toBe('https://www.dailymotion.com/embed/video/x8qk1ab')
})

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
  'https://www.youtube.com/@kanal',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'data:text/html,x',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://vimeo.com/user/76979871',
  'https://www.dailymotion.com/tr',
  'https://',
])('%s is no video', (link) => {
  expect(embedAddress(link)).toBeUndefined()
})

test('the placeholder has the text of the specification', () => {
  expect(videoErrorText).toBe('Video Error')
})
