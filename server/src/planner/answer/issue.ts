import type * as z from 'zod/mini';

/** Completes '"title": …', for the model to mend. It quotes the rule and never the value. */
function rule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `tiene que ser ${issue.expected}`;
    case 'invalid_value':
      return `tiene que ser uno de: ${issue.values.join(', ')}`;
    case 'too_small':
      return `tiene que tener al menos ${issue.minimum}`;
    case 'too_big':
      return `admite hasta ${issue.maximum}`;
    default:
      return 'no es válido';
  }
}

export const issueText = (issue: z.core.$ZodIssue): string =>
  `"${issue.path.join('.')}" ${rule(issue)}`;
