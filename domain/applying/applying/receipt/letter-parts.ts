import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { problem } from '#contract/problems.ts'
import { colours, type Letter } from '#platform/drawing/pdf-letter.ts'
import { limited, QueueFull } from '#platform/limited.ts'
import { formatDate } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatWritten } from '#platform/text/numbers.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { translate } from '#platform/texts.ts'
import type { Line } from './handed-in.ts'

// Shared by the letters about an application: the candidate's receipt, and the organization's dossier.

// Typesetting a long letter is expensive: two at once; with twenty in the queue the next request is refused as busy.
const turns = limited(2, 20)

/** Writes a letter once the queue allows. */
export const inTurn = <T>(write: () => Promise<T>): Promise<T> =>
  turns(write).catch((error: unknown) => {
    throw error instanceof QueueFull ? problem('server.busy') : error
  })

const ruled = 16
const looks = {
  section: { size: 14, bold: true, after: 8 },
  heading: { size: 11.5, bold: true, colour: colours.brand, after: 6 },
  label: { size: 9.5, colour: colours.muted, leading: 1.4 },
  text: { size: 11, leading: 1.45, after: 9 },
} as const

export async function section(letter: Letter, heading: string, lines: readonly Line[]) {
  if (lines.length === 0) return
  letter.keep(ruled + letter.heightOf(heading, looks.section) + beginningOf(letter, lines, 0))
  letter.rule(ruled)
  await letter.write(heading, looks.section)
  for (const [at, { label, text, isHeading }] of lines.entries()) {
    letter.keep(beginningOf(letter, lines, at))
    if (isHeading) {
      await letter.write(label, looks.heading)
      continue
    }
    await letter.write(label, looks.label)
    await letter.write(text, looks.text)
  }
  letter.gap(6)
}

/**
 * The height that must fit on one page with the line at `at`: a heading with the next line, a label with the first two
 * lines of its text. Consecutive headings stay together up to a third.
 */
function beginningOf(letter: Letter, lines: readonly Line[], at: number): number {
  let height = 0
  for (const { label, text, isHeading } of lines.slice(at, at + 3)) {
    if (!isHeading) return height + letter.heightOf(label, looks.label) + letter.heightOf(text, looks.text, 2)
    height += letter.heightOf(label, looks.heading)
  }
  return height
}

export function personOf(profile: SnapshotProfile, language: Language): Line[] {
  const { name, surname, email, gsm, birthDate, city, town, country, educations } = profile
  const place = [town?.name, city?.name, country?.name].filter(Boolean).join(', ')
  const schools = educations.map(({ universityName, departmentShown, levelName, className, gpa, gpaSystemName }) => {
    const average = gpa === null ? '' : translate(language, 'receipt.gpa', { gpa: formatWritten(gpa, language) })
    const system = gpa === null || gpaSystemName === null ? '' : ` (${gpaSystemName})`
    return [universityName, departmentShown, levelName, className, average + system].filter(Boolean).join(', ')
  })
  const lines: readonly (readonly [string, string])[] = [
    ['receipt.name', `${name} ${surname}`],
    ['label.email', email],
    ['receipt.gsm', gsm === null ? '' : phoneText(gsm)],
    ['label.birthDate', birthDate === null ? '' : formatDate(birthDate, language)],
    ['receipt.city', place],
    ['label.education', schools.join('\n')],
  ]
  return lines.flatMap(([key, text]) => (text === '' ? [] : [{ label: translate(language, key), text }]))
}
