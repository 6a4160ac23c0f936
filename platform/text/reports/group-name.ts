import { formatMonth } from '../dates.ts'
import { type ReportKind, type ReportWords, statusName } from './report-words.ts'

interface Named {
  readonly key: string | null
  readonly name: string | null
}

/** The name of a report's group; short below a line chart. */
export function groupNameIn(reportWords: ReportWords, of: ReportKind, group: string) {
  const { t, said, language } = reportWords
  /** Groups whose keys are dates or words of ours; all others have names. */
  const words: Readonly<Record<string, (key: string, isShort: boolean) => string>> = {
    day: (key, isShort) => (isShort ? said.shortDay(key) : said.day(key)),
    week: (key, isShort) => (isShort ? said.shortDay(key) : t('reports.week', { day: said.day(key) })),
    month: (key) => formatMonth(`${key}-01`, language),
    status: (key) => statusName(reportWords, of, key),
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
