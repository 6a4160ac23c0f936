import sharp from 'sharp'
import { fileLimits } from '#contract/candidates/candidate-facts.ts'
import { problem } from '#contract/problems.ts'
import { type FileType, fileTypes } from '#platform/files/file-types.ts'
import { BrokenPdf, pdfPages } from '#platform/files/pdf-pages.ts'
import { isNamedAs, realType } from '#platform/files/real-type.ts'

/** Determines the type of a file and its number of pages, and refuses files that are not accepted. */
export async function checkFileContent(content: Buffer, name: string, accept: readonly string[]) {
  const type = await realType(content)
  if (!type || !isNamedAs(name, type)) throw wrongType(accept)
  requireType(type.type, accept)
  return { type, pages: await pagesOf(content, type) }
}

export function requireType(type: string, accept: readonly string[]) {
  if (!accept.includes(type)) throw wrongType(accept)
}

function wrongType(accept: readonly string[]) {
  const words = fileTypes.filter(({ type }) => accept.includes(type)).map(({ word }) => word)
  return problem('files.wrongType', { accepted: words.join(', ') })
}

async function pagesOf(content: Buffer, { type }: FileType): Promise<number | null> {
  if (type === 'application/pdf') return pagesOfPdf(content)
  if (type.startsWith('image/')) await requireFewPixels(content)
  return null
}

async function pagesOfPdf(content: Buffer) {
  const pages = await pdfPages(content).catch((error: unknown) => {
    throw error instanceof BrokenPdf ? problem('files.damaged') : error
  })
  if (pages !== null && pages > fileLimits.pages) throw problem('files.tooManyPages', { limit: fileLimits.pages })
  return pages
}

/** Reads the size from the header only; nothing is decoded. */
async function requireFewPixels(content: Buffer) {
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!facts) throw problem('files.damaged')
  if (facts.width * facts.height > fileLimits.pixels) {
    throw problem('files.tooManyPixels', { megapixels: fileLimits.pixels / 1_000_000 })
  }
}
