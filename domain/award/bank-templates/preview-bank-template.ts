import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import type { previewBankTemplate as call } from '#contract/payments/bank-templates.ts'
import { decodeText } from '#platform/spreadsheets/decode-text.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { type BankLine, bankCells } from './bank-cells.ts'
import { writeBankFile } from './write-bank-file.ts'

/** Invented names, and numbers that no bank has. */
const samples: readonly Pick<BankLine, 'owner' | 'iban' | 'amountMinor' | 'bankName'>[] = [
  { owner: 'Işıl Çağlayan', iban: 'TR330006100519786457841326', amountMinor: 200_000, bankName: 'Örnek Bank' },
  { owner: 'Ömer Gökçe İnönü', iban: 'TR320010009999901234567890', amountMinor: 250_050, bankName: 'Deneme Bankası' },
]

/** Formats two invented payments with a template; no personal data is read. */
export async function previewBankTemplate(_: Caller, { content }: Input<typeof call>): Promise<Output<typeof call>> {
  const today = istanbulDay(new Date())
  const lines = samples.map((sample, at) => ({
    ...sample,
    payee: sample.owner,
    reference: `KBRTN0001-0000${at + 1}`,
    currency: 'TRY',
    dueOn: today,
    label: 'Aylık burs',
    form: 'Yarının Mühendisleri Bursu',
  }))
  return {
    fileName: `odeme-listesi-1.${content.format}`,
    headings: content.headings ? content.columns.map(({ heading }) => heading) : null,
    rows: lines.map((line, at) => shownCells(content, bankCells(content, line, at, today))),
    text: content.format === 'csv' ? decodeText(await writeBankFile(content, lines, today)) : null,
  }
}

/** Amounts as they appear in the file. */
export const shownCells = ({ format, decimal }: BankTemplateContent, cells: readonly (string | number)[]) =>
  cells.map((cell) =>
    typeof cell === 'number' ? cell.toFixed(2).replace('.', format === 'xlsx' ? ',' : decimal) : cell,
  )
