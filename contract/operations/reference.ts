import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Reason } from '../fields/reason.ts'
import { operator } from '../may.ts'

// Official lists (universities, provinces, holidays) that are imported over the built-in ones.

/** More than the largest known list, with faculties and departments of all universities. */
const importBytes = 20_000_000

const content = z
  .string()
  .min(2, 'fields.required')
  .max(importBytes)
  .describe('The file, as `npm run reference:import` reads it: JSON')
const holiday = [{ day: '2027-04-23', name: 'Ulusal Egemenlik ve Çocuk Bayramı', nameEn: 'National Sovereignty Day' }]
const example = JSON.stringify(holiday)

const count = z.number().int()
const ImportedList = z
  .object({
    list: z.enum(['turkey-provinces-districts', 'universities-tr', 'world-universities', 'holidays-tr']),
    written: z.array(
      z.object({
        table: z.enum(['cities', 'towns', 'universities', 'faculties', 'departments', 'holidays']),
        rows: count.describe('In the file'),
        inserted: count.describe('New ones'),
        changed: count.describe('Existing ones that differ'),
      }),
    ),
  })
  .meta({ id: 'ImportedList' })
export type ImportedList = z.infer<typeof ImportedList>

export const checkReference = call('POST', '/operations/reference/check', {
  summary: 'What importing a list would add and change, or what is wrong with the file; changes nothing',
  body: z.object({ content }).meta({ examples: [{ content: example }] }),
  output: ImportedList,
  problems: ['reference.wrongFile', 'reference.wrongRow'],
  bytes: importBytes,
  reads: true,
  may: operator,
})

export const importReference = call('POST', '/operations/reference', {
  summary: 'Import a list of universities, provinces or holidays over the built-in one; ids keep their meaning',
  body: z
    .object({ content, fileName: oneLine(200).min(1, 'fields.required'), reason: Reason })
    .meta({ examples: [{ content: example, fileName: 'holidays-tr.json', reason: '2027 takvimi açıklandı.' }] }),
  output: ImportedList,
  problems: ['reference.wrongFile', 'reference.wrongRow'],
  bytes: importBytes,
  may: operator,
})
