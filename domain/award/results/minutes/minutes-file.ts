import { mostInMinutes } from '#contract/results/minutes.ts'
import type { Decision } from '#contract/results/result-states.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { inTurn } from '#domain/applying/applying/receipt/letter-parts.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import type { LinkTarget } from '#domain/ground/files/signed-link.ts'
import { safeName } from '#domain/review/review/zip-names.ts'
import { colours, createLetter, type Letter } from '#platform/drawing/pdf-letter.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'
import { readMinuted } from './minuted.ts'

type Minutes = Extract<LinkTarget, { kind: 'minutes' }>
type Say = (key: string, values?: Record<string, string | number>) => string

/** The board's minutes as a PDF to sign. */
export const minutesFile = (minutes: Minutes): Promise<SentFile> => inTurn(() => writeMinutes(minutes))

async function writeMinutes({ search, decisions, heldOn, place, members, language }: Minutes): Promise<SentFile> {
  const say: Say = (key, values) => translate(language, key, values)
  const { title, companyName } = await formNames(database(), search.formId)
  const { number } = await formOf(database(), search)
  const rows = await readMinuted(search, decisions, mostInMinutes)
  const byDecision = Map.groupBy(rows, ({ decision }) => decision)

  const letter = await createLetter({ title: `${say('minutes.title')} · ${title}`, language })
  await letter.write(companyName, { size: 11, bold: true, colour: colours.muted, after: 2 })
  await letter.write(say('minutes.title'), { size: 22, bold: true, leading: 1.25, after: 4 })
  await letter.write(title, { size: 14, after: 14 })
  const on = formatDate(heldOn, language)
  await letter.write(say('minutes.lead', { on, place: place === '' ? 'none' : place, title, count: rows.length }), {
    size: 11,
    after: 12,
  })
  for (const decision of decisions)
    await letter.write(say('minutes.total', { decision, count: byDecision.get(decision)?.length ?? 0 }), { size: 11 })
  letter.gap(14)
  for (const decision of decisions) await writeList(letter, say, decision, byDecision.get(decision) ?? [], number)
  await writeSignatures(letter, say, members)

  const made = say('receipt.foot', { time: formatDeadline(new Date(), language) })
  const content = await letter.finish({
    header: { left: `${say('minutes.title')} · ${title}`, right: on },
    footer: (page, pages) => `${say('receipt.page', { page, pages })} · ${made}`,
  })
  const file = `${safeName(`${say('minutes.title')} - ${title}`)}.pdf`
  return { name: file, type: 'application/pdf', size: content.length, inline: true, content }
}

type Row = Awaited<ReturnType<typeof readMinuted>>[number]

async function writeList(letter: Letter, say: Say, decision: Decision, rows: readonly Row[], formNumber: number) {
  if (rows.length === 0) return
  letter.keep(70)
  letter.rule(14)
  await letter.write(say('minutes.decision', { decision, count: rows.length }), { size: 14, bold: true, after: 6 })
  for (const [at, { id, name, surname }] of rows.entries())
    await letter.write(`${at + 1}. ${name} ${surname} · ${receiptNumber(formNumber, id)}`, { size: 11, leading: 1.6 })
  letter.gap(12)
}

/** A signature line for each name; without names a few empty lines. */
async function writeSignatures(letter: Letter, say: Say, members: readonly string[]) {
  letter.keep(120)
  letter.rule(14)
  await letter.write(say('minutes.members'), { size: 14, bold: true, after: 16 })
  for (const member of members.length > 0 ? members : ['', '', '']) {
    letter.keep(56)
    await letter.write(member === '' ? ' ' : member, { size: 11, after: 2 })
    await letter.write(say('minutes.signature'), { size: 9.5, colour: colours.muted, after: 22 })
  }
}
