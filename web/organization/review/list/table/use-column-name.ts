import { useTexts } from '#web/texts/texts.tsx'

/** How a column is called, in its head and where columns are chosen. */
export function useColumnName() {
  const t = useTexts('org_candidate_list_and_detail')
  return (name: string): string => t('column', { column: name })
}
