import { expect, test, vi } from 'vitest'
import { rendered } from '../../tests/rendered.tsx'
import { ShownFile } from './shown-file.tsx'

const shown = (type: string) =>
  rendered(<ShownFile file={{ name: 'belge', type, pages: 3 }} address="/files/1" failed={false} onRetry={() => {}} />)

test('a PDF is asked for as wide as its place, and opened elsewhere or as a picture by its bare address', () => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: true })
  expect(shown('application/pdf')).toContain('src="/files/1#navpanes=0&amp;view=FitH"')
  expect(shown('application/pdf')).toContain('href="/files/1"')
  expect(shown('image/png')).toContain('src="/files/1"')
  vi.unstubAllGlobals()
})
