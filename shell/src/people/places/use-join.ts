import { sendJson, useHost, useQueryClient, type PlaceJoin } from '@almanaque/shared-contracts';
import { placeJoinedSchema } from '@almanaque/shared-contracts/administration';
import { readAgain } from '../../account/session.ts';

/** Makes one office or team of two; all that may name it is then read again. */
export function useJoin() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (join: PlaceJoin) => {
    const url = `${apiBase}/api/v1/people/places/join`;
    const joined = await sendJson(placeJoinedSchema, 'POST', url, join);
    void readAgain(queries);
    return joined;
  };
}
