/**
 * Surnames common in Argentina, lower case and without accents: for whoever is on no roster, as
 * `GIVEN_NAMES`. Left out on purpose: those that are words or places (Flores, Ríos, Moreno, San Martín …).
 */
export const SURNAMES: ReadonlySet<string> = new Set(
  `acosta acuna aguero aguilar aguirre albornoz almada alonso alvarado alvarez amaya aquino aranda
   araujo arias avila ayala baez barreto barrientos benitez bianchi bogado britez bustamante
   bustos cabral cabrera caceres cardozo carrizo cespedes chavez colombo contreras corbalan
   correa cristaldo dominguez duarte escalante escobar espindola esposito esquivel estevez
   farias fernandez ferrari ferreira ferreyra figueroa galarza galvan garay garcia gauna gimenez
   godoy gomez gonzalez guevara gutierrez guzman heredia hernandez herrera ibanez ibarra
   insaurralde jimenez juarez ledesma leguizamon leiva lezcano lopez ludena maciel maidana
   maldonado mamani mansilla marquez martinez medina mendez meza molina montiel morales moreira
   moyano munoz nunez ojeda olivera orellana ortega ortiz ovejero oviedo paez peralta pereira
   pereyra perez pineda quinteros quiroga quispe ramirez reynoso rodriguez roldan romero rossi
   ruiz russo saavedra sanchez sandoval segovia sequeira soria sosa suarez tapia tevez ullua
   valdez vallejos vargas vazquez velazquez veron villalba villarreal yanez zalazar zapata
   zarate`.split(/\s+/),
);
