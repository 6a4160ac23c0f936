import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page, as a reader of PDFs finds it. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: false })
  return text.map((page) => page.normalize('NFC').replaceAll(/\s+/gu, ' '))
}
