import { z } from 'zod'
import { addToBreach, recordBreach } from '#contract/processing/breaches.ts'

// Loaded when typing starts (forms/use-ask-form.ts).

/** The value of a moment's field, in Istanbul's time, UTC+3 all year. */
const Local = z
  .string('fields.required')
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'fields.required')
  .transform((typed) => new Date(`${typed.slice(0, 16)}+03:00`).toISOString())

export const NewBreach = recordBreach.body
  .pick({ description: true })
  .extend({ startedAt: Local, endedAt: Local, noticedAt: Local })

export const NewEntry = addToBreach.body.pick({ event: true, text: true }).extend({ happenedAt: Local })
