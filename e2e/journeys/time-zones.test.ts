import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles', 'UTC']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('at 23:30 in Buenos Aires that day is still today', async ({ page, onDate }) => {
      await onDate('2026-11-23T23:30-03:00');
      const { open, bell, upcoming, day } = homeOf(page);
      await open();
      await expect(day('2026-11-23')).toHaveAttribute('aria-current', 'date');
      await bell.click();
      const sovereignty = upcoming.getByRole('button', { name: 'Día de la Soberanía Nacional' });
      await expect(sovereignty).toContainText('Hoy');
    });
  });
}
