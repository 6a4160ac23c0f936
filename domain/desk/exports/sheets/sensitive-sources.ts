import { sql } from 'drizzle-orm'
import type { Requirements } from '#contract/candidates/candidate-profile.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { Sensitive } from '#domain/candidates/sensitive/sealed-sensitive.ts'
import { deskText } from '#platform/desk-texts.ts'
import { unsealedJson } from '#platform/sealed-json.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { type Source, source } from './source.ts'

const sealed = sql<string | null>`${snapshots.sensitiveSealed}`

/** Sensitive columns: decrypted only here, and recorded in the history of every candidate in the file. */
export function sensitiveSources(language: Language): Readonly<Record<'citizen' | 'requirements', Source>> {
  return {
    citizen: source(
      { heading: translate(language, 'exports.citizen'), kind: 'text', width: 16 },
      [sealed],
      (value) => unsealedJson(Sensitive, value)?.tckn ?? null,
    ),
    requirements: source(
      { heading: translate(language, 'exports.requirements'), kind: 'text', width: 50 },
      [sealed],
      (value) => {
        const said = unsealedJson(Sensitive, value)?.requirements
        return said ? requirementsText(said, language) : null
      },
    ),
  }
}

/** Statements on family and income, one line each, worded as on an application's page. */
function requirementsText(said: Requirements, language: Language): string {
  const t = (key: Parameters<typeof deskText>[1], values?: Record<string, string>) => deskText(language, key, values)
  const yesNo = (answer: boolean | null) => (answer === null ? null : t('yesNo', { answer: String(answer) }))
  const lines: readonly (readonly [string, string | number | null])[] = [
    [t('need.incomeBand'), said.incomeBand && t('need.income', { band: said.incomeBand })],
    [t('need.householdSize'), said.householdSize],
    [t('need.siblings'), said.siblings],
    [t('need.studyingSiblings'), said.studyingSiblings],
    [t('need.housing'), said.housing && t('need.house', { kind: said.housing })],
    [t('need.parents'), said.parents && t('need.parent', { state: said.parents })],
    [t('need.parentsTogether'), yesNo(said.parentsTogether)],
    [t('need.relative'), said.relative && t('need.relation', { kind: said.relative })],
    [t('need.disabled'), yesNo(said.disabled)],
    [t('need.disabilityPercent'), said.disabilityPercent],
    [t('need.disabilityNote'), said.disabilityNote],
    [t('need.chronicIllness'), yesNo(said.chronicIllness)],
    [t('need.otherScholarship'), yesNo(said.otherScholarship)],
    [t('need.otherScholarshipNote'), said.otherScholarshipNote],
    [t('need.works'), yesNo(said.works)],
    [t('need.note'), said.note],
  ]
  return lines.flatMap(([term, detail]) => (detail === null || detail === '' ? [] : `${term}: ${detail}`)).join('\n')
}
