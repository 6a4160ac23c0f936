import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Says that nothing has a word as it was typed, and what was searched instead. */
export function SearchedFor({ search, instead }: { search: string; instead: string | null }) {
  const t = useTexts('public_lists')
  return instead === null ? null : <Notice>{t('list.searchedFor', { search, instead })}</Notice>
}
