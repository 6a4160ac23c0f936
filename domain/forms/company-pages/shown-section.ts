import type { CompanySection, ShownSection } from '#contract/companies/company-sections.ts'
import { inBothSpellings } from '#contract/companies/section-names.ts'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import { pictureAddress } from '#platform/text/media-addresses.ts'

/** A section of an organization's page with the addresses of its pictures; null if it is empty. */
export function shownSection(section: CompanySection | null): ShownSection | null {
  if (!section || isEmpty(section)) return null
  return inBothSpellings({
    ...section,
    photo1: pictureAddress(section.photo1),
    photo2: pictureAddress(section.photo2),
    banner: pictureAddress(section.banner),
  })
}

const isEmpty = ({ title, exp, tags, video, photo1, photo2, banner }: CompanySection) =>
  title === '' && isEmptyTextEditor(exp) && tags.length === 0 && !video && !photo1 && !photo2 && !banner
