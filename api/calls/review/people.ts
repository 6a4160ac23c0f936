import * as calls from '#contract/people.ts'
import { findPeople } from '#domain/desk/people/find-people.ts'
import { readPerson } from '#domain/desk/people/read-person.ts'
import { answer } from '../../answer.ts'

/** People who applied to an organization, over all of its forms. */
export const peopleAnswers = [answer(calls.findPeople, findPeople), answer(calls.readPerson, readPerson)]
