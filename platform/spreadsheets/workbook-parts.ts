import { xmlText } from './cell-text.ts'
import { stylesXml } from './sheet-styles.ts'
import { mainSchema, xmlHead } from './sheet-xml.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of an Excel file other than sheets, by their path in the zip. */
export function workbookParts(sheets: readonly string[]): readonly (readonly [string, string])[] {
  const names = sheetNames(sheets)
  return [
    [
      '[Content_Types].xml',
      `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${names
        .map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`)
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${xmlHead}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${mainSchema}" xmlns:r="${relations}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${names
        .map((name, at) => `<sheet name="${attribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xmlHead}<Relationships xmlns="${packages}/relationships">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml()],
  ]
}

const attribute = (text: string) => xmlText(text).replace(/"/g, '&quot;').replace(/\s+/g, ' ')

/** Names that Excel takes: 31 letters, none of its own signs, none twice. */
function sheetNames(names: readonly string[]): string[] {
  const plain = names.map((name, at) => withinName(name.replace(/[[\]:*?/\\'\p{Cc}\p{Cf}]/gu, ' ')) || `${at + 1}`)
  const folded = plain.map((name) => name.toLowerCase())
  return plain.map((name, at) => (folded.indexOf(folded[at] ?? '') === at ? name : `${name} ${at + 1}`))
}

/** Excel counts UTF-16: a letter outside of its first plane is two. Room is left for a number. */
function withinName(text: string): string {
  const short = text.trim().slice(0, 28)
  return (short.isWellFormed() ? short : short.slice(0, -1)).trim()
}
