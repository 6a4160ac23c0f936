import { findLocation as findLocationCall } from '#contract/data/geo.ts'
import { findLocation } from '#domain/ground/geo/find-location.ts'
import { answer } from '../answer.ts'

export const geoAnswers = [answer(findLocationCall, findLocation)]
