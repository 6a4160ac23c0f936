import type { BankTemplateContent, ReadyTemplate } from '#contract/payments/bank-template-content.ts'

const usual = {
  headings: true,
  encoding: 'windows-1254',
  separator: ';',
  decimal: ',',
  dates: 'dd.MM.yyyy',
  spacedIban: false,
  letters: 'capitals',
  lira: 'TL',
  description: '{label} {month} {reference}',
} as const

/** The formats that most banks in Türkiye accept for bulk payments: a workbook and two kinds of CSV. */
export const readyContents: Readonly<Record<ReadyTemplate, BankTemplateContent>> = {
  excel: {
    ...usual,
    format: 'xlsx',
    letters: 'asWritten',
    columns: [
      { heading: 'Sıra', value: 'line', text: '' },
      { heading: 'Alıcı adı soyadı', value: 'owner', text: '' },
      { heading: 'IBAN', value: 'iban', text: '' },
      { heading: 'Tutar', value: 'amount', text: '' },
      { heading: 'Para birimi', value: 'currency', text: '' },
      { heading: 'Açıklama', value: 'description', text: '' },
      { heading: 'Referans', value: 'reference', text: '' },
    ],
  },
  csvTurkish: {
    ...usual,
    format: 'csv',
    columns: [
      { heading: 'IBAN', value: 'iban', text: '' },
      { heading: 'ALICI', value: 'owner', text: '' },
      { heading: 'TUTAR', value: 'amount', text: '' },
      { heading: 'DÖVİZ', value: 'currency', text: '' },
      { heading: 'TARİH', value: 'date', text: '' },
      { heading: 'AÇIKLAMA', value: 'description', text: '' },
      { heading: 'REFERANS', value: 'reference', text: '' },
    ],
  },
  csvUtf8: {
    ...usual,
    format: 'csv',
    encoding: 'utf-8',
    separator: ',',
    decimal: '.',
    dates: 'yyyy-MM-dd',
    letters: 'plain',
    lira: 'TRY',
    columns: [
      { heading: 'reference', value: 'reference', text: '' },
      { heading: 'iban', value: 'iban', text: '' },
      { heading: 'name', value: 'owner', text: '' },
      { heading: 'amount', value: 'amount', text: '' },
      { heading: 'currency', value: 'currency', text: '' },
      { heading: 'date', value: 'date', text: '' },
      { heading: 'description', value: 'description', text: '' },
    ],
  },
}
