import type { CompanySection, ShownSection } from '#contract/companies/company-sections.ts'
import { inBothSpellings } from '#contract/companies/section-names.ts'
import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import { pictureAddress } from '#platform/text/media-addresses.ts'

/** A section of an organization's page with its pictures' addresses; null when there is nothing in it to show. */
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
