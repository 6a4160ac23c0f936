import type { Caller } from '#contract/caller.ts'
import type { CompanySection } from '#contract/companies.ts'
import { changePage } from './change-page.ts'
import { cleanText } from './clean-text.ts'
import { demandPictures } from './demand-pictures.ts'
import { ownCompany } from './own-company.ts'

interface Whose {
  readonly companyId: string
}

type Place = 'section1' | 'section2' | 'section3'

export const readSection =
  (place: Place) =>
  async (_: Caller, { companyId }: Whose): Promise<CompanySection> =>
    (await ownCompany(companyId))[place] ?? empty

export const changeSection =
  (place: Place) =>
  async (caller: Caller, { companyId, ...written }: Whose & CompanySection): Promise<CompanySection> => {
    const section = { ...written, exp: cleanText(caller, 'exp', written.exp), tags: [...new Set(written.tags)] }
    await changePage(companyId, async ({ [place]: before }) => {
      await demandPictures(caller, companyId, picturesOf(section), picturesOf(before ?? empty))
      return { [place]: section }
    })
    return section
  }

const picturesOf = ({ photo1, photo2, banner }: CompanySection) => ({ photo1, photo2, banner })

const empty: CompanySection = { title: '', exp: '', tags: [], video: null, photo1: null, photo2: null, banner: null }
