import type { Caller } from '#contract/caller.ts'
import type { AnsweredSection, CompanySection, SectionChange } from '#contract/companies/company-sections.ts'
import { inBothSpellings, sectionFields, sectionNames } from '#contract/companies/section-names.ts'
import { problem } from '#contract/problems.ts'
import { translate } from '#platform/texts.ts'
import { changePage } from './change-page.ts'
import { cleanText } from './clean-text.ts'
import { ownCompany } from './own-company.ts'
import { requirePictures } from './require-pictures.ts'

interface Whose {
  readonly companyId: string
}

type Place = 'section1' | 'section2' | 'section3'

export const readSection =
  (place: Place) =>
  async (_: Caller, { companyId }: Whose): Promise<AnsweredSection> =>
    inBothSpellings((await ownCompany(companyId))[place] ?? empty)

export const changeSection =
  (place: Place) =>
  async (caller: Caller, { companyId, ...change }: Whose & SectionChange): Promise<AnsweredSection> => {
    const { [place]: after } = await changePage(companyId, async ({ [place]: before }) => {
      const written = meant(caller, change, before ?? empty)
      const section = { ...written, exp: cleanText(caller, 'exp', written.exp), tags: [...new Set(written.tags)] }
      await requirePictures(caller, companyId, picturesOf(section), picturesOf(before ?? empty))
      return { [place]: section }
    })
    return inBothSpellings(after ?? empty)
  }

/**
 * The section that a change asks for. A client that sends our answer back has each field in two spellings (`title`,
 * `Title`): the one that differs from the stored value is the change. If both differ in different ways, the change is
 * refused.
 */
function meant({ language }: Caller, change: SectionChange, before: CompanySection): CompanySection {
  const unclear = sectionFields.filter((field) => {
    const [own, capital] = [change[field], change[sectionNames[field]]]
    if (own === undefined || capital === undefined || isSame(own, capital)) return false
    return !isSame(own, before[field]) && !isSame(capital, before[field])
  })
  const errors = unclear.map((field) => ({
    field: sectionNames[field],
    message: translate(language, 'fields.twoSpellings', { other: field }),
  }))
  if (errors.length > 0) throw problem('request.invalid', { count: errors.length }, errors)
  const chosen = sectionFields.map((field) => {
    const [own, capital] = [change[field], change[sectionNames[field]]]
    const isOwn = capital === undefined || (own !== undefined && !isSame(own, before[field]))
    return [field, isOwn ? own : capital]
  })
  return Object.fromEntries(chosen) as CompanySection
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const picturesOf = ({ photo1, photo2, banner }: CompanySection) => ({ photo1, photo2, banner })

const empty: CompanySection = { title: '', exp: '', tags: [], video: null, photo1: null, photo2: null, banner: null }
