import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { ZipFile } from 'yazl'

// Files as candidates hand them in, made anew for each test.

/** A PDF; what it says makes it differ from others. */
export async function aPdf(says = 'Öğrenci belgesi', { pages = 1, ...options }: PdfOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ ...options, autoFirstPage: false })
  for (let page = 1; page <= pages; page += 1) pdf.addPage().text(says)
  pdf.end()
  return buffer(pdf)
}

interface PdfOptions {
  readonly pages?: number
  /** The password for reading it. */
  readonly userPassword?: string
  /** The password for changing it. */
  readonly ownerPassword?: string
  readonly pdfVersion?: '1.3' | '1.4' | '1.5' | '1.6' | '1.7' | '1.7ext3'
}

export const aPicture = (format: 'png' | 'jpeg' | 'webp', { width = 40, height = 30 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .toFormat(format)
    .toBuffer()

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The smallest document that Word accepts. */
export const aDocx = () =>
  aZip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
    'word/document.xml': '<w:document/>',
  })

export const anXlsx = () =>
  aZip({
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${xlsxType}.main+xml"/></Types>`,
    'xl/workbook.xml': '<workbook/>',
  })

export async function aZip(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
