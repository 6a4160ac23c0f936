import { z } from 'zod'
import { addToBreach, recordBreach } from '#contract/processing/breaches.ts'

// Loaded when somebody begins to write (forms/use-ask-form.ts).

/** A moment as its field gives it, by the clock of Istanbul, which is three hours ahead of UTC all year. */
const Local = z
  .string('fields.required')
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'fields.required')
  .transform((typed) => new Date(`${typed.slice(0, 16)}+03:00`).toISOString())

export const NewBreach = recordBreach.body
  .pick({ description: true })
  .extend({ startedAt: Local, endedAt: Local, noticedAt: Local })

export const NewEntry = addToBreach.body.pick({ event: true, text: true }).extend({ happenedAt: Local })
