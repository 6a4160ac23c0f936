import { formatMonth } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { useSaid } from './use-said.ts'

interface Named {
  readonly key: string | null
  readonly name: string | null
}

/** What a group of a report is called; short where it stands under a line. */
export function useGroupName(of: 'applications' | 'participants', group: string) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const language = useLanguage()
  /** Groups whose keys are dates or words of ours; all others have names. */
  const words: Readonly<Record<string, (key: string, isShort: boolean) => string>> = {
    day: (key, isShort) => (isShort ? said.shortDay(key) : said.day(key)),
    week: (key, isShort) => (isShort ? said.shortDay(key) : t('reports.week', { day: said.day(key) })),
    month: (key) => formatMonth(`${key}-01`, language),
    status: (key) => (of === 'applications' ? t('status', { status: key }) : t('participants.status', { status: key })),
    gender: (key) => t('gender', { gender: key }),
    level: (key) => t('enter.level', { code: key }),
    fit: (key) => t('fit', { fit: key }),
    source: (key) => t('reports.source', { source: key }),
    answer: (key) => (key === 'true' || key === 'false' ? t('yesNo', { answer: key }) : key),
    ageBand: (key) => t('reports.ageBand', { band: key.replace('-', '–') }),
  }
  return ({ key, name }: Named, isShort = false): string => {
    if (key === null) return t('reports.unsaid', { group })
    return name ?? words[group]?.(key, isShort) ?? key
  }
}
