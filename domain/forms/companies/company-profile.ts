import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  changeCompanyProfile as changeCall,
  readCompanyProfile as readCall,
} from '#contract/companies/companies.ts'
import type { companies } from '#database/schema/companies.ts'
import { changePage } from './change-page.ts'
import { cleanText } from './clean-text.ts'
import { ownCompany } from './own-company.ts'
import { requirePictures } from './require-pictures.ts'

export async function readCompanyProfile(_: Caller, { companyId }: Input<typeof readCall>) {
  return profileOf(await ownCompany(companyId))
}

export async function changeCompanyProfile(
  caller: Caller,
  { companyId, photo, exp, banner: given }: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  const about = cleanText(caller, 'exp', exp)
  const after = await changePage(companyId, async (before) => {
    const banner = given === undefined ? before.banner : given
    await requirePictures(caller, companyId, { photo, banner }, { photo: before.photo, banner: before.banner })
    return { photo, banner, about }
  })
  return profileOf(after)
}

const profileOf = ({ photo, banner, about: exp }: typeof companies.$inferSelect) => ({ photo, banner, exp })
