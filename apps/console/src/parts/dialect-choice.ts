import { DIALECT_NAMES, DIALECTS, type DialectName } from '@shwekan/rules';

/** The dialects to choose from. */
export const DIALECT_CHOICES = DIALECT_NAMES.map((value) => ({ value, label: DIALECTS[value].title }));
export const USUAL_DIALECT: DialectName = 'gsc_plus';
