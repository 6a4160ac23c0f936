import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Says that nothing matches the word as typed, and what was searched instead. */
export function SearchedFor({ search, instead }: { search: string; instead: string | null }) {
  const t = useTexts('public_lists')
  return instead === null ? null : <Notice>{t('list.searchedFor', { search, instead })}</Notice>
}
