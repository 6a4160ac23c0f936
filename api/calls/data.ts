import * as calls from '#contract/data/data.ts'
import { listBanks } from '#domain/data/list-banks.ts'
import { listCities } from '#domain/data/list-cities.ts'
import { listClasses } from '#domain/data/list-classes.ts'
import { listCountries } from '#domain/data/list-countries.ts'
import { listDepartments } from '#domain/data/list-departments.ts'
import { listDocumentTypes } from '#domain/data/list-document-types.ts'
import { listFaculties } from '#domain/data/list-faculties.ts'
import { listGpaSystems } from '#domain/data/list-gpa-systems.ts'
import { listHolidays } from '#domain/data/list-holidays.ts'
import { listLevels } from '#domain/data/list-levels.ts'
import { listTowns } from '#domain/data/list-towns.ts'
import { listUniversities } from '#domain/data/list-universities.ts'
import { openPrivateFile } from '#domain/private-files/open-private-file.ts'
import { answer } from '../answer.ts'

export const dataAnswers = [
  answer(calls.listDocumentTypes, listDocumentTypes),
  answer(calls.listCountries, listCountries),
  answer(calls.listCities, listCities),
  answer(calls.listTowns, listTowns),
  answer(calls.listUniversities, listUniversities),
  answer(calls.listFaculties, listFaculties),
  answer(calls.listDepartments, listDepartments),
  answer(calls.listLevels, listLevels),
  answer(calls.listClasses, listClasses),
  answer(calls.listGpaSystems, listGpaSystems),
  answer(calls.listBanks, listBanks),
  answer(calls.listHolidays, listHolidays),
  answer(calls.openPrivateFile, openPrivateFile),
]
