// What the reference lists call these, for conditions that are about somebody's studies.

export const prep = 501
export const firstYear = 502
export const secondYear = 503
export const thirdYear = 504
export const fourthYear = 505
export const grade8 = 204
export const grade11 = 304
export const grade12 = 305

export const engineering = 1_000_001
export const education = 1_000_017
export const agriculture = 1_000_026
export const maritime = 1_000_029
export const conservatory = 1_000_035

export const computerEngineering = 1_001_002
export const electricalEngineering = 1_001_011
export const energySystems = 1_001_014
export const foodEngineering = 1_001_018
export const mechanicalEngineering = 1_001_030
export const softwareEngineering = 1_001_045
export const environmentalEngineering = 1_001_008

/** As a master’s programme. */
export const electricalEngineeringMaster = 1_047_013

export const anadoluUniversity = 16
export const bursaUludag = 54
export const bursaTechnical = 53
export const ege = 66
export const dokuzEylul = 64
export const eskisehirOsmangazi = 70
export const eskisehirTechnical = 71
export const hacettepe = 84
export const karadenizTechnical = 140
export const yildizTechnical = 227
export const bogazici = 50
