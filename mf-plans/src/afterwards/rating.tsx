import { Icon } from '@almanaque/ui';
import { useState } from 'react';

const RATING_WORDS = ['Mal', 'Regular', 'Bien', 'Muy bien', 'Excelente'] as const;

/** '4 de 5: Muy bien' */
export const ratingText = (rating: number): string =>
  `${rating} de 5: ${RATING_WORDS[rating - 1] ?? ''}`;

/** One to five: the number and its word, and not the stars alone. */
export function RatingField({ opened }: { readonly opened: number }) {
  const [rating, setRating] = useState(opened);
  return (
    <fieldset className="stars">
      <legend>{rating === 0 ? '¿Cómo salió?' : ratingText(rating)}</legend>
      {RATING_WORDS.map((word, index) => (
        <label key={word} data-lit={index < rating} title={word}>
          <input
            type="radio"
            name="rating"
            required
            value={index + 1}
            defaultChecked={index + 1 === opened}
            aria-label={`${index + 1} de 5: ${word}`}
            onChange={() => setRating(index + 1)}
          />
          <Icon name="star" size={26} />
        </label>
      ))}
    </fieldset>
  );
}
